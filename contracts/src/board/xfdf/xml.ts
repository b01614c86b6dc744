/** An element of XML, as it was written: names keep their prefixes. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}
/** An element, or text between elements. */
export type XmlNode = XmlElement | string;

/** The text that stands directly in an element. */
export function textIn({ children }: XmlElement): string {
  return children.filter((one) => typeof one === 'string').join('');
}

/** Deeper elements are not read: code that walks through them must not run out of stack. */
const DEPTH_MAX = 40;
const NAME = /[\p{L}_][\p{L}\p{N}_.:-]*/uy;
const SPACE = /[ \t\r\n]*/y;
const REFERENCE = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w{1,10}));/giy;
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};
/** Characters that XML 1.0 forbids, even by number. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/**
 * Returns the root element of a document, or null if it is not read here. Document types, with
 * their entities, and instructions are not read: XFDF does not use them, and each of them has been
 * used to attack its readers.
 */
export function readXml(source: string): XmlElement | null {
  try {
    return new Reader(source).document();
  } catch (error) {
    if (error instanceof NotRead) return null;
    throw error;
  }
}

class NotRead extends Error {}

class Reader {
  readonly #source: string;
  #at = 0;

  constructor(source: string) {
    this.#source = source;
  }

  document(): XmlElement {
    if (FORBIDDEN.test(this.#source)) throw new NotRead();
    if (this.#source.startsWith('\u{feff}')) this.#at = 1;
    if (this.#take('<?xml ')) this.#upTo('?>');
    this.#blank();
    const root = this.#element(0);
    this.#blank();
    if (this.#at < this.#source.length) throw new NotRead();
    return root;
  }

  #element(depth: number): XmlElement {
    if (depth > DEPTH_MAX || !this.#take('<')) throw new NotRead();
    const name = this.#match(NAME);
    const attributes = this.#attributes();
    if (this.#take('/>')) return { name, attributes, children: [] };
    this.#need('>');
    const children = this.#children(depth);
    this.#need(`</${name}`);
    this.#match(SPACE);
    this.#need('>');
    return { name, attributes, children };
  }

  #attributes(): Record<string, string> {
    const found = new Map<string, string>();
    for (;;) {
      const space = this.#match(SPACE);
      if (this.#source[this.#at] === '>' || this.#source[this.#at] === '/') break;
      const name = this.#match(NAME);
      if (space === '' || found.has(name)) throw new NotRead();
      this.#match(SPACE);
      this.#need('=');
      this.#match(SPACE);
      const quote = this.#take('"') ? '"' : "'";
      if (quote === "'") this.#need("'");
      const raw = this.#upTo(quote);
      if (raw.includes('<')) throw new NotRead();
      found.set(name, unescaped(raw.replaceAll(/\r\n|[\t\n\r]/g, ' ')));
    }
    return Object.fromEntries(found);
  }

  #children(depth: number): XmlNode[] {
    const children: XmlNode[] = [];
    let text = '';
    for (;;) {
      const next = this.#source.indexOf('<', this.#at);
      if (next < 0) throw new NotRead();
      text += unescaped(this.#source.slice(this.#at, next).replaceAll(/\r\n?/g, '\n'));
      this.#at = next;
      if (this.#take('<!--')) this.#upTo('-->');
      else if (this.#take('<![CDATA[')) text += this.#upTo(']]>').replaceAll(/\r\n?/g, '\n');
      else {
        if (text !== '') children.push(text);
        text = '';
        if (this.#source.startsWith('</', this.#at)) return children;
        children.push(this.#element(depth + 1));
      }
    }
  }

  /** Space and comments. */
  #blank(): void {
    this.#match(SPACE);
    while (this.#take('<!--')) {
      this.#upTo('-->');
      this.#match(SPACE);
    }
  }

  #take(token: string): boolean {
    if (!this.#source.startsWith(token, this.#at)) return false;
    this.#at += token.length;
    return true;
  }

  #need(token: string): void {
    if (!this.#take(token)) throw new NotRead();
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#source)?.[0];
    if (found === undefined) throw new NotRead();
    this.#at += found.length;
    return found;
  }

  #upTo(token: string): string {
    const end = this.#source.indexOf(token, this.#at);
    if (end < 0) throw new NotRead();
    const found = this.#source.slice(this.#at, end);
    this.#at = end + token.length;
    return found;
  }
}

function unescaped(text: string): string {
  if (!text.includes('&')) return text;
  const pieces: string[] = [];
  let at = 0;
  for (let next = text.indexOf('&'); next >= 0; next = text.indexOf('&', at)) {
    pieces.push(text.slice(at, next));
    REFERENCE.lastIndex = next;
    const found = REFERENCE.exec(text);
    if (!found) throw new NotRead();
    pieces.push(referenced(found));
    at = next + found[0].length;
  }
  return pieces.join('') + text.slice(at);
}

function referenced([, hex, decimal, name = '']: RegExpExecArray): string {
  const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal);
  const character =
    hex === undefined && decimal === undefined
      ? Object.hasOwn(NAMED, name)
        ? NAMED[name]
        : undefined
      : code <= 0x10ffff
        ? String.fromCodePoint(code)
        : undefined;
  if (character === undefined || FORBIDDEN.test(character)) throw new NotRead();
  return character;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
};

/** Writes an element as text that {@link readXml} reads as the same. */
export function writeXml(node: XmlNode): string {
  if (typeof node === 'string') return node.replaceAll(/[&<>\r]/g, (one) => ESCAPES[one] ?? one);
  const { name, children } = node;
  const attributes = Object.entries(node.attributes)
    .map(
      ([key, value]) =>
        ` ${key}="${value.replaceAll(/[&<>"\t\n\r]/g, (one) => ESCAPES[one] ?? one)}"`,
    )
    .join('');
  if (children.length === 0) return `<${name}${attributes}/>`;
  return `<${name}${attributes}>${children.map(writeXml).join('')}</${name}>`;
}
