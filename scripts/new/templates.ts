import type { KINDS } from '../../config/frontMatter';

type Kind = (typeof KINDS)[number];

const prompt = (text: string) => `{/* Write: ${text} */}`;

const INTRODUCTION: Record<Kind, string> = {
  tutorial: 'What the reader will have built at the end, and what they need to know before.',
  'how-to': 'What the reader gets done with this page, and for whom it is.',
  reference: 'What can be looked up here, and for whom.',
  explanation: 'What the reader will understand, and for whom.',
};

const BODY: Record<Kind, string> = {
  tutorial: `## What you need

${prompt('A list of tools with their versions, and a command that shows each of them.')}

## Build it

<Steps>

1. ${prompt('One thing to do, with the command below it and what it prints.')}

2. ${prompt('The next thing.')}

</Steps>

## Check that it works

${prompt('The command that shows it, its output, and what to do when it prints something else.')}`,
  'how-to': `## Before you begin

${prompt('What has to be there already, with a link to the page that brings it.')}

## Do it

<Steps>

1. ${prompt('One thing to do, with the command or the code below it.')}

2. ${prompt('The next thing.')}

</Steps>

## If it fails

${prompt('Each error that readers meet, in backquotes as it is printed, its cause, and what to do.')}`,
  reference: `## Overview

${prompt('A table: name, type, unit, meaning, errors. Figures of the chain come from docs/_data, see CONTRIBUTING.md.')}

## Errors

${prompt('Each error by its name, and what causes it.')}`,
  explanation: `## How it works

${prompt('The idea in a few short paragraphs; a diagram if a picture beats a paragraph.')}

## What follows from it

${prompt('What a reader does differently, now that they know.')}`,
};

/** What a new page says about itself. */
export interface NewPage {
  kind: Kind;
  title: string;
  position: number;
}

/** A text as YAML has it: of some, such as `2024` or `True`, it would make something else. */
const text = (value: string): string => (/^\d|^(?:false|no|null|off|on|true|yes)$/i.test(value) ? `'${value}'` : value);

/**
 * A page of which everything that its author has to write is a comment that begins with "Write:", or an empty field of the front
 * matter. `npm run lint:prose` names each until it is replaced.
 */
export const renderTemplate = ({ kind, title, position }: NewPage): string => `---
title: ${text(title)}
description: '' # 110 to 160 characters: what the reader gets
keywords: # up to 20 texts of 1 to 5 words: what readers look for and the page does not say
sidebar_label: ${text(title)}
sidebar_position: ${position}
kind: ${kind}
sources: # the upstream files that prove the facts, such as gear:vara/pallets/gear/src/lib.rs
---

${prompt(`${INTRODUCTION[kind]} Two sentences.`)}

${BODY[kind]}

## Where to go next

<Cards>
  <Card title="Glossary" href="/docs/about/glossary">The terms of these pages.</Card>
</Cards>
`;
