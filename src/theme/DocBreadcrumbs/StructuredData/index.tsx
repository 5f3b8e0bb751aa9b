// Change: escapes the labels, one of which could otherwise end the element.
import { useBreadcrumbsStructuredData } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import JsonLd from '@site/src/components/JsonLd';

export default function DocBreadcrumbsStructuredData(props: Props) {
  return <JsonLd data={useBreadcrumbsStructuredData(props)} />;
}
