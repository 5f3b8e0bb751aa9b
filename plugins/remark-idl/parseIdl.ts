/** A named value with its type as text: a parameter or a field. Fields of tuples have no name, parameters no comment. */
export interface IdlField {
  name: string | undefined;
  docs: string;
  type: string;
}

/** A constructor, command or query. */
export interface IdlFunction {
  name: string;
  docs: string;
  isQuery: boolean;
  params: IdlField[];
  returns: string | undefined;
  throws: string | undefined;
}

/** An event, or a variant of an enum. */
export interface IdlVariant {
  name: string;
  docs: string;
  fields: IdlField[];
}

/** A type that a service or a program declares. An alias has the type that it stands for as its only field. */
export interface IdlType {
  kind: 'struct' | 'enum' | 'alias';
  name: string;
  docs: string;
  fields: IdlField[];
  variants: IdlVariant[];
}

export interface IdlService {
  name: string;
  extends: string[];
  events: IdlVariant[];
  functions: IdlFunction[];
  types: IdlType[];
}

export interface IdlProgram {
  name: string;
  constructors: IdlFunction[];
  services: string[];
  types: IdlType[];
}

export interface Idl {
  services: IdlService[];
  programs: IdlProgram[];
}

interface Token {
  text: string;
  line: number;
}

const TOKENS = /\/\/\/.*|\/\/.*|!@.*|@[A-Za-z_][\w-]*(?::.*)?|->|[A-Za-z_]\w*(?:@0x[0-9A-Fa-f]+)?|\d+|\S/gsu;

/**
 * Reads an IDL of version 2, the format that `sails-rs` 2.0.0 writes. Interface ids after a name are dropped.
 *
 * @param source - text of an `.idl` file
 * @throws if the text does not follow the grammar; the message names the line
 * @see https://github.com/gear-tech/sails/blob/rs/v2.0.0/rs/idl-parser-v2/src/idl.pest
 */
export function parseIdl(source: string): Idl {
  const reader = new Reader(source);
  const idl: Idl = { services: [], programs: [] };
  while (!reader.done) {
    readDocs(reader);
    if (reader.done) break;
    const keyword = reader.take();
    if (keyword === 'service') idl.services.push(readService(reader));
    else if (keyword === 'program') idl.programs.push(readProgram(reader));
    else reader.fail('"service" or "program" of IDL v2', keyword);
  }
  return idl;
}

class Reader {
  readonly #tokens: Token[];
  #next = 0;

  constructor(source: string) {
    this.#tokens = source
      .split(/\r\n|\r|\n/)
      .flatMap((line, index) => (line.match(TOKENS) ?? []).map((text) => ({ text, line: index + 1 })))
      .filter(({ text }) => !text.startsWith('!@') && (!text.startsWith('//') || text.startsWith('///')));
  }

  get done() {
    return this.#next >= this.#tokens.length;
  }

  peek(): string | undefined {
    return this.#tokens[this.#next]?.text;
  }

  take(): string {
    const token = this.#tokens[this.#next];
    if (!token) return this.fail('more text', 'the end');
    this.#next += 1;
    return token.text;
  }

  /** Takes the text if it comes next. */
  accept(text: string): boolean {
    if (this.peek() !== text) return false;
    this.#next += 1;
    return true;
  }

  /** Takes the closing sign if it comes next. */
  closes(sign: string): boolean {
    if (this.done) this.fail(`"${sign}"`, 'the end');
    return this.accept(sign);
  }

  expect(text: string) {
    if (!this.accept(text)) this.fail(`"${text}"`, this.peek() ?? 'the end');
  }

  name(): string {
    const text = this.take();
    return /^[A-Za-z_]/.test(text) ? text.replace(/@0x.*$/, '') : this.fail('a name', text);
  }

  /** Items up to the closing sign, with commas between them. */
  list<T>(close: string, item: () => T): T[] {
    const items: T[] = [];
    while (!this.closes(close)) {
      items.push(item());
      if (!this.accept(',') && this.peek() !== close) this.fail(`"," or "${close}"`, this.peek() ?? 'the end');
    }
    return items;
  }

  /** Items up to the closing brace that need nothing between them. */
  block<T>(item: () => T): T[] {
    const items: T[] = [];
    while (!this.closes('}')) items.push(item());
    return items;
  }

  fail(expected: string, found: string): never {
    const line = this.#tokens[Math.max(0, this.#next - 1)]?.line ?? 1;
    throw new Error(`line ${line}: expected ${expected}, found "${found}"`);
  }
}

/** Doc lines as one text, and the names of the annotations between them. */
function readDocs(reader: Reader): { docs: string; annotations: string[] } {
  const docs: string[] = [];
  const annotations: string[] = [];
  for (let next = reader.peek(); next?.startsWith('///') || next?.startsWith('@'); next = reader.peek()) {
    const text = reader.take();
    const [, name = '', value = ''] = /^@([\w-]+):?(.*)/s.exec(text) ?? [];
    if (!name) docs.push(text.slice(3).trim());
    else if (name === 'doc') docs.push(value.trim());
    else annotations.push(name);
  }
  return { docs: docs.filter(Boolean).join(' '), annotations };
}

function readService(reader: Reader): IdlService {
  const service: IdlService = { name: reader.name(), extends: [], events: [], functions: [], types: [] };
  reader.expect('{');
  while (!reader.closes('}')) {
    const block = reader.take();
    reader.expect('{');
    // A block may come more than once.
    if (block === 'extends') service.extends.push(...reader.list('}', () => reader.name()));
    else if (block === 'events') service.events.push(...reader.list('}', () => readVariant(reader)));
    else if (block === 'functions') service.functions.push(...reader.block(() => readFunction(reader)));
    else if (block === 'types') service.types.push(...reader.block(() => readType(reader)));
    else reader.fail('"extends", "events", "functions" or "types"', block);
  }
  return service;
}

function readProgram(reader: Reader): IdlProgram {
  const program: IdlProgram = { name: reader.name(), constructors: [], services: [], types: [] };
  reader.expect('{');
  while (!reader.closes('}')) {
    const block = reader.take();
    reader.expect('{');
    if (block === 'constructors') program.constructors.push(...reader.block(() => readFunction(reader)));
    else if (block === 'services') program.services.push(...reader.block(() => readExposed(reader)));
    else if (block === 'types') program.types.push(...reader.block(() => readType(reader)));
    else reader.fail('"constructors", "services" or "types"', block);
  }
  return program;
}

/** Name of the service that a program exposes; its route, if it has another name, is dropped. */
function readExposed(reader: Reader): string {
  readDocs(reader);
  const name = reader.name();
  if (reader.accept(':')) reader.name();
  reader.accept(',');
  return name;
}

function readFunction(reader: Reader): IdlFunction {
  const { docs, annotations } = readDocs(reader);
  const name = reader.name();
  reader.expect('(');
  const read = {
    name,
    docs,
    isQuery: annotations.includes('query'),
    params: reader.list(')', () => readField(reader)),
    returns: reader.accept('->') ? readTypeName(reader) : undefined,
    throws: reader.accept('throws') ? readTypeName(reader) : undefined,
  };
  reader.accept(';');
  return read;
}

function readVariant(reader: Reader): IdlVariant {
  const { docs } = readDocs(reader);
  const variant = { name: reader.name(), docs, fields: readFields(reader) };
  reader.accept(';');
  return variant;
}

function readType(reader: Reader): IdlType {
  const { docs } = readDocs(reader);
  const kind = reader.take();
  if (kind !== 'struct' && kind !== 'enum' && kind !== 'alias') return reader.fail('"struct", "enum" or "alias"', kind);
  const name = reader.name() + (reader.accept('<') ? `<${reader.list('>', () => reader.name()).join(', ')}>` : '');
  const type: IdlType = { kind, name, docs, fields: [], variants: [] };
  if (kind === 'struct') {
    type.fields = readFields(reader);
    reader.accept(';');
  } else if (kind === 'enum') {
    reader.expect('{');
    type.variants = reader.list('}', () => readVariant(reader));
  } else {
    reader.expect('=');
    type.fields = [{ name: undefined, docs: '', type: readTypeName(reader) }];
    reader.expect(';');
  }
  return type;
}

/** Fields in braces or in parentheses, or none. */
function readFields(reader: Reader): IdlField[] {
  if (reader.accept('{')) return reader.list('}', () => readField(reader));
  return reader.accept('(') ? reader.list(')', () => readField(reader)) : [];
}

function readField(reader: Reader): IdlField {
  const { docs } = readDocs(reader);
  const type = readTypeName(reader);
  return reader.accept(':') ? { name: type, docs, type: readTypeName(reader) } : { name: undefined, docs, type };
}

/** A type as text, with one space after each comma and semicolon. */
function readTypeName(reader: Reader): string {
  if (reader.accept('(')) return `(${reader.list(')', () => readTypeName(reader)).join(', ')})`;
  if (reader.accept('[')) {
    const item = readTypeName(reader);
    const length = reader.accept(';') ? `; ${reader.take()}` : '';
    reader.expect(']');
    return `[${item}${length}]`;
  }
  const name = reader.name();
  return reader.accept('<') ? `${name}<${reader.list('>', () => readTypeName(reader)).join(', ')}>` : name;
}
