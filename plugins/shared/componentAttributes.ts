import type { VFile } from 'vfile';
import type { MdxElement } from './mdxElement';
import { nearest } from './nearest';

/** Where a component stands, so that an error can name page and line. */
export interface Place {
  element: MdxElement;
  page: VFile;
}

/** Most names that an error lists. */
const MAX_NAMES = 12;

/**
 * The attributes of a component that is replaced when the site is built. One that is computed, or that the component does not
 * have, stops the build; so does what stands inside of it.
 *
 * @param known - names of the attributes that there are
 */
export function componentAttributes(place: Place, known: readonly string[]): Readonly<Record<string, string>> {
  const { attributes, name } = place.element;
  refuseContents(place);
  return Object.fromEntries(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') {
        return fail(`<${name}> takes attributes with text only, such as name="…".`, place);
      }
      if (!known.includes(attribute.name)) return failUnknown('attribute', attribute.name, known, place);
      return [attribute.name, attribute.value];
    }),
  );
}

/** Stops the build over what stands inside of a component that shows nothing of it. */
export function refuseContents(place: Place): void {
  const { children, name } = place.element;
  if (children.every((child) => 'value' in child && !child.value.trim())) return;
  fail(`What stands inside of <${name}> would be lost. Write <${name} … />, and the text beside it.`, place);
}

/** Stops the build over a value that does not exist, and lists the ones that do, the nearest first. */
export function failUnknown(attribute: string, value: string, names: readonly string[], place: Place): never {
  const near = nearest(value, names);
  const more = near.length > MAX_NAMES ? ` and ${near.length - MAX_NAMES} more` : '';
  const list = near.length
    ? `It can be: ${near.slice(0, MAX_NAMES).join(', ')}${more}.`
    : 'There is nothing of it yet.';
  return fail(`<${place.element.name}> has the unknown ${attribute} "${value}". ${list}`, place);
}

/** Stops the build with page and line. */
export function fail(message: string, { element, page }: Place): never {
  return page.fail(message, element);
}
