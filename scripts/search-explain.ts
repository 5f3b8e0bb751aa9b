// Prints what a query finds, in the pages as they are now, with scores and why. usage: npm run search:explain -- "query"
import { loadRecords } from '../plugins/search-index/loadRecords';
import { createEngine, packTiers } from '../src/shared/search/engine';
import { explain } from '../src/shared/search/engine/explain';

const MAX_RESULTS = 10;
const MAX_TERMS = 6;
const EXACT = ['', 'heading is exactly that, ', 'page is called exactly that, '];

const query = process.argv.slice(2).join(' ').trim();
if (!query) {
  console.error('Say what to search for: npm run search:explain -- "gas reservation"');
  process.exit(1);
}

const records = await loadRecords(process.cwd());
const { headings, texts } = packTiers(records);
// The default language and the current version, as most readers search.
const context = { language: records[0]?.language ?? 'en', tags: [records[0]?.docusaurus_tag ?? ''] };
const { words, results } = explain(createEngine(headings, texts), { query, ...context });

const round = (value: number) => value.toFixed(2);
console.log(`${query}: ${results.length} sections\n\nWords, how much each says, and what it asks for:`);
for (const { word, rarity, count, terms } of words) {
  const shown = terms.slice(0, MAX_TERMS).map(({ term, closeness }) => `${term} ${round(closeness)}`);
  const more = terms.length > MAX_TERMS ? `, ${terms.length - MAX_TERMS} more` : '';
  console.log(`  ${word} ${round(rarity)}, in ${count} sections: ${shown.join(', ') || 'nothing'}${more}`);
}
console.log('\nResults:');
results
  .slice(0, MAX_RESULTS)
  .forEach(({ url, headings: path, score, exact, coverage, page, nearness, weights, keywords }, place) => {
    const each = weights.map((weight, word) => `${words[word]?.word} ${round(weight)}`).join(', ');
    const asKeyword = keywords.length > 0 ? `\n             keywords: ${keywords.join(', ')}` : '';
    console.log(
      `${String(place + 1).padStart(3)}. ${round(score).padStart(6)}  ${url}\n` +
        `             ${path.filter(Boolean).join(' › ')}\n` +
        `             ${EXACT[exact]}${each}; holds ${round(coverage)} of the query, ` +
        `page ${round(page)}, neighbours ${round(nearness)}${asKeyword}`,
    );
  });
