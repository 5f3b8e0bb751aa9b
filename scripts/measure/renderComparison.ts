import type { Measures } from './measureBuild';

/** Shares have no unit and stand between 0 and 1. */
const isShare = (name: string) => name.startsWith('Answer');

/** Two measures beside each other, as a Markdown table. */
export function renderComparison(before: Measures, after: Measures): string {
  const rows = Object.entries(after).map(([name, now]) => {
    const then = before[name];
    return `| ${name} | ${then === undefined ? 'none' : show(name, then)} | ${show(name, now)} | ${change(name, then, now)} |`;
  });
  return ['| | Before | After | Difference |', '|---|---:|---:|---:|', ...rows].join('\n');
}

function show(name: string, value: number): string {
  if (isShare(name)) return `${(value * 100).toFixed(1)} %`;
  return name === 'Pages' ? String(value) : `${(value / 1000).toFixed(1)} kB`;
}

function change(name: string, before: number | undefined, after: number): string {
  if (before === undefined) return 'new';
  const difference = after - before;
  if (difference === 0) return 'none';
  const sign = difference > 0 ? '+' : '−';
  return sign + show(name, Math.abs(difference));
}
