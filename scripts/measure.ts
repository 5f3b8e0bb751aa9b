// Measures the build of this checkout: what it weighs, and how well its search answers. Build the site first. Another state is measured in
// a checkout of its own, with the search engine that it has.
// usage: npm run measure -- --out FILE                    writes the measures
//        npm run measure -- --compare BEFORE.json --out FILE  writes a table of both, in Markdown
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureBuild, measuresSchema } from './measure/measureBuild';
import { renderComparison } from './measure/renderComparison';
import { runCommand } from './shared/runCommand';

await runCommand(async () => {
  const { values } = parseArgs({
    options: { compare: { type: 'string' }, out: { type: 'string' } },
  });
  const measures = await measureBuild('.');
  const text = values.compare
    ? renderComparison(measuresSchema.parse(JSON.parse(readFileSync(values.compare, 'utf8'))), measures)
    : JSON.stringify(measures, null, 2);
  console.log(text);
  if (values.out) writeFileSync(values.out, `${text}\n`);
});
