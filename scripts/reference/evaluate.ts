/** Values of constants by name. */
export type Environment = ReadonlyMap<string, number | bigint>;

/** Names that stand for something in an expression of the runtime. */
const FUNCTIONS: Readonly<Record<string, (args: bigint[], environment: Environment) => number | bigint>> = {
  from_percent: ([percent = 0n]) => Number(percent),
  from_rational: ([part = 0n, whole = 1n]) => Number((part * 10_000n) / whole) / 100,
  one: () => 100,
  zero: () => 0,
  // `deposit` of vara/runtime/vara/src/constants.rs.
  deposit: ([items = 0n, bytes = 0n], environment) =>
    (items * 15n + bytes * 6n) * BigInt(environment.get('ECONOMIC_CENTIUNITS') ?? 0),
};

/**
 * The value of a constant expression of Rust: numbers, names, `+ - * /`, parentheses, casts, and the few functions above.
 *
 * @returns `undefined` for everything else
 */
export function evaluate(expression: string, environment: Environment): number | bigint | undefined {
  const text = expression.replace(/\bas \w+/g, '').trim();
  const call = /^(?:\w+::)*(\w+)\(([^()]*)\)$/.exec(text);
  const known = call && FUNCTIONS[call[1] ?? ''];
  if (call && known) {
    const args = (call[2] ?? '').split(',').filter((part) => part.trim());
    const values = args.map((part) => evaluate(part, environment));
    return values.some((value) => typeof value !== 'bigint') ? undefined : known(values as bigint[], environment);
  }
  const tokens = text.match(/\d[\d_]*(?:u\d+|i\d+)?|[A-Za-z_]\w*|[-+*/()]|\S/g) ?? [];
  try {
    const { value, rest } = sum(tokens, environment);
    return rest.length ? undefined : value;
  } catch {
    return undefined;
  }
}

interface Parsed {
  value: bigint;
  rest: string[];
}

function sum(tokens: string[], environment: Environment): Parsed {
  let { value, rest } = product(tokens, environment);
  while (rest[0] === '+' || rest[0] === '-') {
    const right = product(rest.slice(1), environment);
    value = rest[0] === '+' ? value + right.value : value - right.value;
    rest = right.rest;
  }
  return { value, rest };
}

function product(tokens: string[], environment: Environment): Parsed {
  let { value, rest } = factor(tokens, environment);
  while (rest[0] === '*' || rest[0] === '/') {
    const right = factor(rest.slice(1), environment);
    value = rest[0] === '*' ? value * right.value : value / right.value;
    rest = right.rest;
  }
  return { value, rest };
}

function factor([token = '', ...rest]: string[], environment: Environment): Parsed {
  if (token === '(') {
    const inner = sum(rest, environment);
    if (inner.rest[0] !== ')') throw new Error('A parenthesis is open');
    return { value: inner.value, rest: inner.rest.slice(1) };
  }
  if (/^\d/.test(token)) return { value: BigInt(token.replace(/[ui]\d+$/, '').replaceAll('_', '')), rest };
  const value = environment.get(token);
  if (typeof value !== 'bigint') throw new Error(`${token} is unknown`);
  return { value, rest };
}

/** All constants of a file that can be worked out, added to those that are known. */
export function readConstants(source: string, known: Environment = new Map()): Map<string, number | bigint> {
  const constants = new Map(known);
  const fieldOfStruct = /^\s*(\w+): (?:Some\()?([\w *]+?)\)?,$/gm;
  const declarations = [
    /\b(?:pub(?:\(crate\))? )?(?:const )?(\w+)\s*:\s*[\w:<>]+\s*=\s*([^;{]+);/g,
    /\btype (\w+) = ConstU\d+<\{?\s*([^<>{}]+?)\s*\}?>;/g,
    /\btype (\w+) = ConstantMultiplier<\w+, ConstU\d+<(\w+)>>;/g,
    fieldOfStruct,
    /^\s*(\w+): ((?:\w+::)+\w+\([^()]*\)),$/gm,
    /default_value_t = ([\d_]+)\)\]\s*pub (\w+):/g,
  ];
  const text = source.replace(/\/\/.*$/gm, '');
  // Twice, because a constant may be used above its declaration.
  for (const pattern of [...declarations, ...declarations]) {
    for (const [whole, first = '', second = ''] of text.matchAll(pattern)) {
      const [name, expression] = whole.startsWith('default_value_t') ? [second, first] : [first, second];
      const value = evaluate(expression, constants);
      // A field may be set from a constant of another name, but never stands for one that was declared.
      if (value !== undefined && !(pattern === fieldOfStruct && constants.has(name))) constants.set(name, value);
    }
  }
  return constants;
}
