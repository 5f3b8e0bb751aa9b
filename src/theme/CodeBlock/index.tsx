// Change: plain and without Prism. Code of pages arrives highlighted as <CodeBlock>; this serves what theme parts print.
import type { ReactNode } from 'react';

export default function CodeBlock({ children }: { children?: ReactNode }) {
  return (
    <pre tabIndex={0} translate="no">
      <code>{children}</code>
    </pre>
  );
}
