import { fail, failUnknown, type Place } from '../shared/componentAttributes';
import { missingPicture } from './missingPicture';

interface Attributes {
  /** Those without which the component says nothing. */
  needed?: readonly string[];
  others?: readonly string[];
}

/** What components take that writers use. Those of Docusaurus: https://docusaurus.io/docs/markdown-features/tabs. */
const ATTRIBUTES: Readonly<Record<string, Attributes>> = {
  Card: { needed: ['title', 'href'] },
  Cards: {},
  Figure: { needed: ['src', 'alt', 'width', 'height'], others: ['caption'] },
  FilterTable: { needed: ['by', 'rows'] },
  ParamTable: { others: ['breaksNames'] },
  Steps: {},
  TabItem: { needed: ['value'], others: ['label', 'default', 'className'] },
  Tabs: { others: ['groupId', 'queryString', 'defaultValue', 'block', 'className'] },
};

/** Attributes that say something without a value. */
const FLAGS: readonly string[] = ['block', 'breaksNames', 'default', 'queryString'];
/** Attributes that are sizes, in CSS pixels: browsers pass over what is none, and the page jumps when the picture comes. */
const SIZES: readonly string[] = ['width', 'height'];

/**
 * Stops the build, with page and line, over an attribute that a component does not have, one that it lacks or that holds nothing, a
 * size that is none, and a picture that is not there: it would show something else than its writer meant, without a word.
 *
 * @param staticDir - folder of the files that are served as they are
 */
export function checkAttributes(place: Place, staticDir: string): void {
  const { name, attributes } = place.element;
  const { needed = [], others = [] } = ATTRIBUTES[name ?? ''] ?? {};
  if (!Object.hasOwn(ATTRIBUTES, name ?? '')) return;
  const given = new Map(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' ? [[attribute.name, attribute.value]] : [],
    ),
  );
  const names = attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' ? [attribute.name] : []));
  const twice = names.find((attribute, index) => names.indexOf(attribute) !== index);
  if (twice) fail(`<${name}> has ${twice} twice. Keep one.`, place);
  const known = [...needed, ...others];
  for (const attribute of given.keys())
    if (!known.includes(attribute)) failUnknown('attribute', attribute, known, place);
  const missing = needed.find((attribute) => !given.has(attribute));
  if (missing && given.size === attributes.length) fail(`<${name}> needs ${missing}="…".`, place);
  for (const [attribute, value] of given) {
    const isEmpty = value === null ? !FLAGS.includes(attribute) : typeof value === 'string' && !value.trim();
    if (isEmpty)
      fail(
        `${attribute} of <${name}> holds nothing. Write ${attribute}="…"${needed.includes(attribute) ? '' : ', or leave it out'}.`,
        place,
      );
    if (SIZES.includes(attribute) && typeof value === 'string' && !/^[1-9]\d*$/.test(value))
      fail(`${attribute}="${value}" is no size. Write the number of pixels, such as ${attribute}="400".`, place);
  }
  const src = given.get('src');
  const problem = name === 'Figure' && typeof src === 'string' && missingPicture(src, staticDir);
  if (problem) {
    fail(problem, place);
  }
}
