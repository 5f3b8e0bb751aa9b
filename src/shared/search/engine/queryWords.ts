import { type Word, words } from '../tokenize';

/** Words beyond this many are left out: a pasted page is no question. */
const MAX_WORDS = 12;
/** Text beyond this many characters is left out before it is looked at. */
const MAX_LENGTH = 512;

/** Words of English grammar, which say nothing about a page; a question made of them alone keeps them. */
const STOP_WORDS = new Set(
  (
    'a about after all already also always am an and any are as at be been being between but by can cannot could currently did do ' +
    'does done each easily else ever for from get gets got had has have having he her here him his how i if in instead into is it its ' +
    'just let like look looks may me might more most much must my myself need needs never no now of on only or other our out over ' +
    'properly quickly same shall she should simply so some still such than that the their them then there these they this those ' +
    'through to too under use used using very vs want was way we were what when where which while who whom whose why will with ' +
    'would yet you your yourself ' +
    // What an apostrophe leaves: "don't", "what's".
    'aren couldn d didn doesn don hadn hasn haven isn ll m re s shouldn t ve wasn weren won wouldn ' +
    // The same as many type it: "cant", "whats".
    'arent cant couldnt didnt doesnt dont hasnt havent im isnt ive shouldnt thats wasnt whats wont wouldnt'
  ).split(' '),
);

/** Words that say little about a page, because questions of all kinds have them. */
const WEAK_WORDS = new Set(
  (
    'able actually again allowed analog another anybody anyone anything app apps ask automatically avoid become before behavior ' +
    'best better big bring carefully change check come correctly difference different directly doing during easy enough equivalent ' +
    'everybody everyone everything exactly exist expect explain find first give go going good happen help inside keep kind know ' +
    'last learn leave left less let long make many mean mechanism new next not often old one own people possible put right safe ' +
    'programmatically safely same securely see set show small solidity someone something stop support supported take tell thing ' +
    'three together true try two until up want without work write wrong'
  ).split(' '),
);

/** Words for what a reader wants of a name in code. Beside the name they say nothing: pages about examples are not meant. */
const WORDS_BESIDE_NAMES = new Set('demo example examples sample samples snippet snippets usage'.split(' '));
/** A name in code, such as `useProgramEvent`, `with_reply_hook` and `msg::send`. */
const CODE_NAME = /[a-z\d][A-Z]|_|::/;

/** Whether a word says little, beside others. */
export function isWeak({ term }: Pick<Word, 'term'>): boolean {
  return WEAK_WORDS.has(term);
}

/** What a weak word says, as a share of what it would say. */
const WEAK = 0.3;

/** How much of what a word would say it does say, up to 1. */
export function shareSaid(word: Pick<Word, 'term'>): number {
  return isWeak(word) ? WEAK : 1;
}

/** The words of a question that a page must answer to, each once. */
export function queryWords(query: string, most = MAX_WORDS): Word[] {
  const text = query.slice(0, MAX_LENGTH);
  const all = new Map(words(text).map((word) => [word.term, word]));
  const typed = ({ start, end }: Word) => text.slice(start, end);
  const hasName = [...all.values()].some((word) => CODE_NAME.test(typed(word)));
  const telling = [...all.values()].filter((word) => {
    const lower = typed(word).toLowerCase();
    return !STOP_WORDS.has(lower) && !(hasName && WORDS_BESIDE_NAMES.has(lower));
  });
  return (telling.length > 0 ? telling : [...all.values()]).slice(0, most);
}
