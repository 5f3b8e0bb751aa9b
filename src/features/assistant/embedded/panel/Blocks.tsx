import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CodeBlock from '@site/src/components/CodeBlock';
import ScrollArea from '@site/src/components/ScrollArea';
import type { Nodes, Table } from 'mdast';
import type { Math } from 'mdast-util-math';
import type { ReactNode } from 'react';
import { escapeHtml } from '../../../../shared/search/mark';
import { localPath } from './localPath';

/** Blocks of Markdown as the docs have them. Nothing is ever parsed as HTML. */
export default function Blocks({ blocks }: { blocks: readonly Nodes[] }) {
  return blocks.map((block, at) => <Node key={at} node={block} />);
}

function Node({ node }: { node: Nodes }): ReactNode {
  const children = 'children' in node ? <Blocks blocks={node.children} /> : null;
  switch (node.type) {
    case 'text':
      return node.value;
    case 'paragraph':
      return <p>{children}</p>;
    case 'strong':
      return <strong>{children}</strong>;
    case 'emphasis':
      return <em>{children}</em>;
    case 'delete':
      return <del>{children}</del>;
    case 'inlineCode':
    case 'inlineMath':
      return <code>{node.value}</code>;
    case 'break':
      return <br />;
    case 'code':
      return <Code language={node.lang ?? 'text'} meta={node.meta ?? ''} value={node.value} />;
    case 'math':
      return <Formula node={node} />;
    case 'list':
      return node.ordered ? <ol start={node.start ?? 1}>{children}</ol> : <ul>{children}</ul>;
    case 'listItem':
      return <li>{children}</li>;
    case 'blockquote':
      return <blockquote>{children}</blockquote>;
    case 'table':
      return <Rows table={node} />;
    case 'link':
      return <PageLink url={node.url}>{children}</PageLink>;
    case 'image':
      return <img src={node.url} alt={node.alt ?? ''} loading="lazy" />;
    default:
      return children;
  }
}

function Code({ language, meta, value }: { language: string; meta: string; value: string }) {
  const title = /\btitle="([^"]*)"/.exec(meta)?.[1];
  return (
    <CodeBlock language={language} html={{ dangerouslySetInnerHTML: { __html: escapeHtml(value) } }} title={title} />
  );
}

/** As it stands in the Markdown: what draws it is far larger than the whole panel. */
const Formula = ({ node }: { node: Math }) => (
  <Code language="text" meta='title="Formula, in TeX"' value={node.value} />
);

/** Markdown has absolute links; those to this site are followed without loading it anew. */
function PageLink({ url, children }: { url: string; children: ReactNode }) {
  const { url: siteUrl, baseUrl } = useDocusaurusContext().siteConfig;
  const path = localPath(url, siteUrl + baseUrl);
  return <Link to={path ?? url}>{children}</Link>;
}

function Rows({ table: { children: rows } }: { table: Table }) {
  const [head, ...body] = rows;
  return (
    <ScrollArea label="Table" className="table-scroll">
      <table>
        <thead>
          <tr>
            {head?.children.map((cell, at) => (
              <th key={at}>
                <Blocks blocks={cell.children} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, at) => (
            <tr key={at}>
              {row.children.map((cell, column) => (
                <td key={column}>
                  <Blocks blocks={cell.children} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  );
}
