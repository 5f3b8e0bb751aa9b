import Head from '@docusaurus/Head';
import { toScriptText } from '../../shared/toScriptText';

/**
 * Facts about the page for search engines. A block of data, which no browser runs and no content security policy stops.
 *
 * @param data - an object of https://schema.org
 */
export default function JsonLd({ data }: { data: object }) {
  return (
    <Head>
      <script type="application/ld+json">{toScriptText(data)}</script>
    </Head>
  );
}
