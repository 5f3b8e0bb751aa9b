/**
 * Reads the few shapes of Rust that the reference data is compared with. This is no parser of Rust: what has another shape is
 * not found, and the comparison says so.
 */

/** A field of a variant, or a parameter of a function. */
export interface RustField {
  name: string;
  type: string;
}

export interface RustVariant {
  name: string;
  fields: RustField[];
}

export interface RustCall {
  index: number;
  name: string;
  params: string[];
}

export interface RustRpcMethod {
  name: string;
  aliases: string[];
  params: string[];
  /** For a subscription: the method that ends it. */
  unsubscribe?: string;
}

const CLOSING: Readonly<Record<string, string>> = { '{': '}', '(': ')', '[': ']', '<': '>' };

/** Source without comments. Strings with slashes are rare enough in what is read here. */
const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|[^:"])\/\/.*$/gm, '$1');

/** Index of the bracket that closes the one at `start`. */
function closingOf(source: string, start: number): number {
  const open = source[start] ?? '';
  const close = CLOSING[open];
  let depth = 0;
  for (let i = start; i < source.length; i += 1) {
    if (source[i] === open) depth += 1;
    else if (source[i] === close && (depth -= 1) === 0) return i;
  }
  throw new Error(`"${open}" at ${start} is never closed`);
}

/** Parts between commas that stand in no bracket. */
function split(list: string): string[] {
  const parts: string[] = [];
  let [from, i] = [0, 0];
  for (; i < list.length; i += 1) {
    const letter = list[i] ?? '';
    if (letter in CLOSING) i = closingOf(list, i);
    else if (letter === ',') {
      parts.push(list.slice(from, i));
      from = i + 1;
    }
  }
  return [...parts, list.slice(from)].map((part) => part.trim()).filter(Boolean);
}

function readFields(list: string): RustField[] {
  return split(list).map((part, place) => {
    const [, name, type] = /^(?:pub )?(?:mut )?(\w+)\s*:\s*([\s\S]+)$/.exec(part.replace(/#\[[^\]]*\]\s*/g, '')) ?? [];
    return name && type ? { name, type: type.trim() } : { name: String(place), type: part };
  });
}

/** Variants of an enum, in order. */
export function readEnum(source: string, name: string): RustVariant[] {
  const text = withoutComments(source);
  const head = new RegExp(`enum ${name}\\b[^{]*\\{`).exec(text);
  if (!head) throw new Error(`There is no enum ${name}`);
  const start = head.index + head[0].length - 1;
  return split(text.slice(start + 1, closingOf(text, start))).map((variant) => {
    const [, id = '', body = ''] = /^(?:#\[[^\]]*\]\s*)*(\w+)\s*([\s\S]*)$/.exec(variant) ?? [];
    return { name: id, fields: body && /^[{(]/.test(body) ? readFields(body.slice(1, closingOf(body, 0))) : [] };
  });
}

/** Calls of a pallet by their `#[pallet::call_index(…)]`. */
export function readCalls(source: string): RustCall[] {
  const text = withoutComments(source);
  return [...text.matchAll(/#\[pallet::call_index\((\d+)\)\]/g)].map(({ 1: index, index: at }) => {
    const { name, params } = readFunction(text, at);
    return { index: Number(index), name, params: params.filter((param) => param !== 'origin') };
  });
}

/** The next function from `from` on: its name and the names of its parameters, without `self`. */
function readFunction(text: string, from: number): { name: string; params: string[] } {
  const head = /\bfn (\w+)[^(]*\(/g;
  head.lastIndex = from;
  const match = head.exec(text);
  if (!match) throw new Error(`No function follows ${from}`);
  const start = match.index + match[0].length - 1;
  const params = split(text.slice(start + 1, closingOf(text, start)))
    .filter((param) => !param.endsWith('self'))
    .map((param) => param.split(':')[0]?.trim() ?? '');
  return { name: match[1] ?? '', params };
}

/** Methods and subscriptions of an RPC trait of jsonrpsee. */
export function readRpcMethods(source: string): RustRpcMethod[] {
  const text = withoutComments(source);
  const namespace = /#\[rpc\([^)]*namespace = "(\w+)"/.exec(text)?.[1];
  const full = (name: string) => (namespace ? `${namespace}_${name}` : name);
  return [...text.matchAll(/#\[(method|subscription)\(/g)].map(({ 0: head, 1: kind, index }) => {
    const start = index + head.length - 1;
    const settings = text.slice(start, closingOf(text, start));
    const one = (key: string) => new RegExp(`\\b${key} = "(\\w+)"`).exec(settings)?.[1] ?? '';
    const aliases = /aliases = \[([^\]]*)\]/.exec(settings)?.[1] ?? '';
    return {
      name: full(one('name')),
      aliases: [...aliases.matchAll(/"(\w+)"/g)].map(([, alias]) => full(alias ?? '')),
      params: readFunction(text, start).params,
      ...(kind === 'subscription' && { unsubscribe: full(one('unsubscribe')) }),
    };
  });
}

/** Pallets of a runtime by their `#[runtime::pallet_index(…)]`: each once, although a runtime can be declared for several features. */
export function readPallets(source: string): { index: number; name: string }[] {
  const found = withoutComments(source).matchAll(/#\[runtime::pallet_index\((\d+)\)\]\s*pub type (\w+)/g);
  const byName = new Map([...found].map(({ 1: index, 2: name = '' }) => [name, Number(index)]));
  return [...byName].map(([name, index]) => ({ index, name }));
}
