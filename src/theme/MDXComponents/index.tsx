// Change: adds the components that every page may use without an import, and makes wide tables scroll inside themselves.
import MDXComponents from '@theme-original/MDXComponents';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type { ComponentProps } from 'react';
import { Card, Cards } from '@site/src/components/Cards';
import Chart from '@site/src/components/Chart';
import CodeBlock from '@site/src/components/CodeBlock';
import Diagram from '@site/src/components/Diagram';
import Figure from '@site/src/components/Figure';
import FilterTable from '@site/src/components/FilterTable/lazy';
import MathStyles from '@site/src/components/MathStyles';
import ParamTable from '@site/src/components/ParamTable';
import Release from '@site/src/components/Release';
import ScrollArea from '@site/src/components/ScrollArea';
import Steps from '@site/src/components/Steps';

function Table(props: ComponentProps<'table'>) {
  return (
    <ScrollArea label="Table" className="table-scroll">
      <table {...props} />
    </ScrollArea>
  );
}

export default {
  ...MDXComponents,
  table: Table,
  Card,
  Cards,
  Chart,
  CodeBlock,
  Diagram,
  Figure,
  FilterTable,
  MathStyles,
  ParamTable,
  Release,
  Steps,
  TabItem,
  Tabs,
};
