/** Mermaid source, taken apart into its accessible text and the rest. */
export interface DescribedDiagram {
  title: string | undefined;
  description: string | undefined;
  /** The diagram without the accessible text. */
  source: string;
}

const TITLE = /^\s*accTitle\s*:\s*(.+)$/m;
const DESCRIPTION = /^\s*accDescr\s*:\s*(.+)$/m;

/** Reads the lines `accTitle: …` and `accDescr: …` (https://mermaid.js.org/config/accessibility.html). */
export function readAccessibleText(code: string): DescribedDiagram {
  return {
    title: TITLE.exec(code)?.[1]?.trim(),
    description: DESCRIPTION.exec(code)?.[1]?.trim(),
    source: code.replace(TITLE, '').replace(DESCRIPTION, ''),
  };
}
