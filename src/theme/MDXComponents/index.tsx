// Change: adds the components that every page may use without an import, makes wide tables scroll inside themselves, and tells empty header cells apart.
import MDXComponents from '@theme-original/MDXComponents';
import type { ComponentProps } from 'react';
import BelowTheFold from '@site/src/components/BelowTheFold';
import { Card, Cards } from '@site/src/components/Cards';
import Chart from '@site/src/components/Chart';
import CodeBlock from '@site/src/components/CodeBlock';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';
import MathStyles from '@site/src/components/MathStyles';
import ParamTable from '@site/src/components/ParamTable';
import ScrollArea from '@site/src/components/ScrollArea';
import Steps from '@site/src/components/Steps';
import Term from '@site/src/components/Term';

function Table(props: ComponentProps<'table'>) {
  return (
    <ScrollArea label="Table" className="table-scroll">
      <table {...props} />
    </ScrollArea>
  );
}

/** An empty cell at the head of a table names nothing, so it is no heading for assistive technology either. */
function HeaderCell(props: ComponentProps<'th'>) {
  return props.children ? <th {...props} /> : <td {...props} />;
}

// An element of HTML that is added here must not be one of those that `plugins/rehype-static` takes for plain.
export default {
  ...MDXComponents,
  table: Table,
  th: HeaderCell,
  BelowTheFold,
  Card,
  Cards,
  Chart,
  CodeBlock,
  Diagram,
  Figure,
  MathStyles,
  ParamTable,
  ScrollArea,
  Steps,
  Term,
};
