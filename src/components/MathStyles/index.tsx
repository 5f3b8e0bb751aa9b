import Head from '@docusaurus/Head';
import useBaseUrl from '@docusaurus/useBaseUrl';

/** Links the stylesheet of KaTeX. `rehype-math-styles` puts it on pages that hold a formula. */
export default function MathStyles() {
  return (
    <Head>
      <link rel="stylesheet" href={useBaseUrl('/katex/katex.min.css')} />
    </Head>
  );
}
