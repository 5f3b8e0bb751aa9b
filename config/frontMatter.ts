import * as z from 'zod';
import { UPSTREAMS } from './upstreams';

/** What a reader comes to a page for: to learn by doing, to get something done, to look something up, to understand. */
export const KINDS = ['tutorial', 'how-to', 'reference', 'explanation'] as const;

const keys = Object.keys(UPSTREAMS);

/** A text of so many characters. */
const text = (min: number, max: number, what: string) => {
  const error = `must be a text of ${min} to ${max} characters: ${what}`;
  return z
    .string(error)
    .min(min, error)
    .max(max, error)
    .meta({ description: `${min} to ${max} characters: ${what}.` });
};

const KEYWORD = 'must be a text of 1 to 5 words with one space between them, such as "rage quit"';

/** The front matter of a page. The messages are for the people who write pages. */
export const frontMatterSchema = z
  .strictObject({
    title: text(3, 70, 'the heading of the page, in sentence case, as no other page has it'),
    description: text(110, 160, 'what the reader gets, for search engines and link previews, as no other page has it'),
    sidebar_label: text(2, 32, 'the short name in the sidebar'),
    sidebar_position: z
      .number('must be a number: the place of the page in its folder')
      .meta({ description: 'The place of the page in its folder.' }),
    kind: z
      .enum(KINDS, `must be one of ${KINDS.join(', ')}: what the reader comes for`)
      .meta({ description: 'What the reader comes for.' }),
    sources: z
      .array(
        z
          .string(`must be key:path, such as gear:README.md`)
          .regex(
            new RegExp(`^(${keys.join('|')}):[\\w./-]+$`),
            `must be key:path, such as gear:README.md, with a key of UPSTREAMS in config/upstreams.ts: ${keys.join(', ')}`,
          ),
        'must be a list of the upstream files that the facts of the page were checked against, such as gear:README.md',
      )
      .min(1, 'must name at least one upstream file that the facts of the page were checked against')
      .meta({ description: 'Upstream files that the facts of the page were checked against, as key:path.' }),
    keywords: z
      .array(
        z
          .string(KEYWORD)
          .max(60, KEYWORD)
          .regex(/^\S+( \S+){0,4}$/, KEYWORD),
        'must be a list of what readers look for and the page does not say',
      )
      .max(20, 'must be at most 20 texts')
      .refine((list) => new Set(list.map((keyword) => keyword.toLowerCase())).size === list.length, {
        error: 'must hold each text once, in capitals or not',
      })
      .meta({
        description: 'What readers look for and the page does not say: up to 20 texts of 1 to 5 words.',
        uniqueItems: true,
      })
      .optional(),
  })
  .meta({ title: 'Front matter of a page' });

/** The same as a JSON schema, for editors. */
export const frontMatterJsonSchema = () => z.toJSONSchema(frontMatterSchema);
