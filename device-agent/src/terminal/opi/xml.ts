import { XMLParser } from 'fast-xml-parser';
import { SyntaxValidator } from 'fast-xml-validator';

import { TerminalFault } from '../terminal-fault.js';

/**
 * An element with all that it carries, known to us or not. Text counts where there are no children.
 */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** Deeper than any message of the protocol goes. */
const MAX_DEPTH = 32;
const TAGS = /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)[^>]*?(\/?)>/g;

type Ordered = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
  maxNestedTags: MAX_DEPTH,
});

/**
 * Reads one document.
 * @throws TerminalFault XML_ENTITIES_REFUSED for a document that declares anything, XML_TOO_DEEP,
 * XML_MALFORMED.
 */
export function parseXml(bytes: Buffer): XmlElement {
  const declared = /^\uFEFF?<\?xml[^>]*encoding=["']ISO-8859-1["']/i;
  const head = bytes.subarray(0, 120).toString('latin1');
  const xml = bytes.toString(declared.test(head) ? 'latin1' : 'utf8');
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) throw new TerminalFault('XML_ENTITIES_REFUSED');
  if (depthOf(xml) > MAX_DEPTH) throw new TerminalFault('XML_TOO_DEEP');
  const [root, second] = elementsIn(parseOrdered(xml));
  if (root === undefined || second !== undefined) throw new TerminalFault('XML_MALFORMED');
  return root;
}

function parseOrdered(xml: string): readonly Ordered[] {
  try {
    SyntaxValidator.validate(xml);
    return parser.parse(xml) as readonly Ordered[];
  } catch (cause) {
    throw new TerminalFault('XML_MALFORMED', { cause });
  }
}

/** Counted before anything is built of it, since a parser that recurses would not survive it. */
function depthOf(xml: string): number {
  let depth = 0;
  let deepest = 0;
  for (const [tag, closes, empty] of xml.matchAll(TAGS)) {
    if (tag.startsWith('<!') || tag.startsWith('<?') || empty === '/') continue;
    depth += closes === '/' ? -1 : 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

function elementsIn(nodes: readonly Ordered[]): XmlElement[] {
  return nodes.flatMap((node) => {
    const name = Object.keys(node).find((key) => key !== ':@' && key !== '#text');
    return name === undefined ? [] : [elementOf(name, node)];
  });
}

function elementOf(name: string, node: Ordered): XmlElement {
  const inside = node[name] as readonly Ordered[];
  const children = elementsIn(inside);
  const attributes = Object.entries((node[':@'] ?? {}) as Record<string, string>);
  const text = inside.map((part) => (part['#text'] as string | undefined) ?? '').join('');
  return {
    name,
    attributes: Object.fromEntries(attributes.map(([key, value]) => [key, unescape(value)])),
    children,
    text: children.length > 0 ? '' : unescape(text),
  };
}

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

function unescape(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, ...groups) => {
    const [decimal, hexadecimal, name] = groups as (string | undefined)[];
    if (name !== undefined) return NAMED[name] ?? whole;
    const point = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

/**
 * Writes a document that {@link parseXml} reads as the same; characters that XML has no place for
 * are left out.
 */
export function writeXml(root: XmlElement): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${elementText(root)}`;
}

function elementText({ name, attributes, children, text }: XmlElement): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  const inside = children.length > 0 ? children.map(elementText).join('') : escape(text);
  return inside === ''
    ? `<${name}${pairs.join('')}/>`
    : `<${name}${pairs.join('')}>${inside}</${name}>`;
}

const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const ESCAPED = /[&<>"'\t\n\r]/g;

function escape(text: string): string {
  return text.replace(UNPRINTABLE, '').replace(ESCAPED, (c) => `&#${c.charCodeAt(0)};`);
}
