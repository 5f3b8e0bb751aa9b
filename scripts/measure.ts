// Measures a build: what it weighs, and how well its search answers. Build the site first.
// usage: npm run measure -- --out FILE                    writes the measures
//        npm run measure -- --compare BEFORE.json --out FILE  writes a table of both, in Markdown
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { measureBuild, measuresSchema } from './measure/measureBuild';
import { renderComparison } from './measure/renderComparison';

const { values } = parseArgs({
  options: { compare: { type: 'string' }, out: { type: 'string' }, dir: { type: 'string', default: '.' } },
});
const measures = await measureBuild(values.dir);
const text = values.compare
  ? renderComparison(measuresSchema.parse(JSON.parse(readFileSync(values.compare, 'utf8'))), measures)
  : JSON.stringify(measures, null, 2);
console.log(text);
if (values.out) writeFileSync(values.out, `${text}\n`);
