import type { Root } from 'hast';
import type * as Shiki from 'shiki';
import type * as Engine from 'shiki/engine/javascript';
import type { Plugin } from 'unified';
import { toHtml } from '../shared/esModules.cjs';
import { nativeImport } from '../shared/nativeImport.cjs';
import { mdxElement } from '../shared/mdxElement';
import { howChecked } from '../shared/howChecked';
import { visitFences } from '../shared/visitFences';
import { LANGUAGES } from './languages';
import { type CodeToken, renderTokens } from './renderTokens';

interface Options {
  /** How embedded code was checked, by the folder that it comes from; the first that fits counts. */
  checked: Readonly<Record<string, string>>;
}

/**
 * Colours code at build time. Each fence becomes a `<CodeBlock>` with ready HTML, whose spans carry classes (`tk-keyword`),
 * so that one stylesheet serves both themes and a strict content security policy.
 *
 * A fence in a language that is not in LANGUAGES stops the build with page, line and the known names.
 */
export const rehypeHighlight: Plugin<[Options], Root> = ({ checked }) => {
  // Grammars load once a processor, and only when the first page asks.
  let loading: Promise<Shiki.Highlighter> | undefined;
  return async (tree, page) => {
    loading ??= loadHighlighter();
    const highlighter = await loading;
    visitFences(tree, ({ language, meta, code, node }) => {
      const known = Object.hasOwn(LANGUAGES, language) ? LANGUAGES[language] : undefined;
      if (!known) {
        return page.fail(`Unknown language "${language}". Known: ${Object.keys(LANGUAGES).join(', ')}.`, node);
      }
      const { tokens } = highlighter.codeToTokens(code, {
        lang: known.grammar as 'rust',
        theme: 'classes',
        // None: by default, what takes longer than half a second a line has no colours, so a page would depend on how busy the machine is.
        tokenizeTimeLimit: 0,
      });
      return mdxElement('CodeBlock', {
        language: known.label,
        title: meta.title,
        file: meta.file,
        checked: meta.file === undefined ? undefined : howChecked(checked, meta.file),
        html: toHtml(renderTokens(tokens as CodeToken[][])),
      });
    });
  };
};

async function loadHighlighter(): Promise<Shiki.Highlighter> {
  const { createCssVariablesTheme, createHighlighter } = await nativeImport<typeof Shiki>('shiki');
  const { createJavaScriptRegexEngine } = await nativeImport<typeof Engine>('shiki/engine/javascript');
  return createHighlighter({
    themes: [createCssVariablesTheme({ name: 'classes' })],
    langs: [...new Set(Object.values(LANGUAGES).map(({ grammar }) => grammar))],
    engine: createJavaScriptRegexEngine(),
  });
}
