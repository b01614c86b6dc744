import {
  MARK_NAME,
  MARK_PAGE_MAX,
  type Box,
  type DrawnMark,
  type ForeignMark,
  type Mark,
  type Point,
} from './mark.js';
import { textIn, type XmlElement, type XmlNode } from './xml.js';

const COLOR = /^#[\da-f]{6}$/i;
const PICTURE = /^data:image\/(?:png|jpeg);base64,[\w+/=]+$/;
/** Limits of a line; larger numbers are no place on any page. */
const COORDINATE_MAX = 100_000;
const WIDTH_MAX = 500;
/** How a text looks is said in so many characters at most. */
const STYLE_MAX = 2_000;

/**
 * An annotation as a mark. One that is drawn here but cannot be understood is kept as it came, like
 * those of other kinds.
 * @param fallback Names one that has no name. @returns null where it has no page that can be, or a
 * name that is none
 */
export function readMark(element: XmlElement, fallback: string): Mark | null {
  const { name = fallback, page: written = '0' } = element.attributes;
  const page = /^\d{1,6}$/.test(written) ? Number(written) : -1;
  if (!MARK_NAME.test(name) || page < 0 || page > MARK_PAGE_MAX) return null;
  const foreign: ForeignMark = { kind: 'foreign', name, page, element };
  return new Attributes(element, name, page).mark() ?? foreign;
}

/** Reads what is known of an annotation, and leaves the rest over. */
class Attributes {
  readonly #element: XmlElement;
  readonly #name: string;
  readonly #page: number;
  readonly #left: Map<string, string>;
  readonly #children: XmlNode[];

  constructor(element: XmlElement, name: string, page: number) {
    this.#element = element;
    this.#name = name;
    this.#page = page;
    this.#left = new Map(Object.entries(element.attributes));
    this.#children = element.children.filter((one) => typeof one !== 'string' || one.trim() !== '');
    this.#left.delete('name');
    this.#left.delete('page');
  }

  mark(): DrawnMark | null {
    switch (this.#element.name) {
      case 'ink': {
        const gestures = this.#gestures();
        this.#box();
        return gestures && { kind: 'ink', gestures, ...this.#common() };
      }
      case 'highlight': {
        const corners = pointsOf(this.#take('coords'));
        this.#box();
        const isWhole = corners && corners.length > 0 && corners.length % 4 === 0;
        return isWhole ? { kind: 'highlight', corners, ...this.#common() } : null;
      }
      case 'line':
        return this.#line();
      case 'square':
      case 'circle': {
        const box = this.#box();
        return box && { kind: this.#element.name, box, ...this.#common() };
      }
      case 'polygon':
      case 'polyline': {
        const vertices = pointsOf(this.#text('vertices') ?? this.#take('vertices'));
        this.#box();
        const isWhole = vertices && vertices.length > 1;
        return isWhole ? { kind: this.#element.name, vertices, ...this.#common() } : null;
      }
      case 'freetext':
        return this.#freeText();
      case 'text': {
        const box = this.#box();
        const contents = this.#text('contents') ?? this.#take('contents') ?? '';
        return box && { kind: 'text', box, contents, ...this.#common() };
      }
      case 'stamp':
        return this.#stamp();
      default:
        return null;
    }
  }

  #line(): DrawnMark | null {
    const [start] = pointsOf(this.#take('start')) ?? [];
    const [end] = pointsOf(this.#take('end')) ?? [];
    this.#box();
    const isArrow = this.#element.attributes.tail === 'OpenArrow';
    if (isArrow) this.#left.delete('tail');
    return start && end ? { kind: 'line', start, end, isArrow, ...this.#common() } : null;
  }

  #freeText(): DrawnMark | null {
    const box = this.#box();
    const contents = this.#text('contents') ?? '';
    const style = this.#text('defaultstyle') ?? '';
    const appearance = this.#text('defaultappearance') ?? '';
    if (Math.max(style.length, appearance.length) > STYLE_MAX) return null;
    const size = sizeIn(style) ?? operandsOf('Tf', appearance)?.at(-1);
    const fontSize = Math.min(Math.max(Number(size ?? 12) || 12, 1), WIDTH_MAX);
    const color = colorInStyle(style) ?? colorIn(appearance);
    const kept = this.#left.get('color');
    const common = this.#common();
    // Of a text the attribute is the ground that it stands on.
    const attributes = { ...common.attributes, ...(kept !== undefined && { color: kept }) };
    return box && { kind: 'freetext', box, contents, fontSize, ...common, attributes, color };
  }

  #stamp(): DrawnMark | null {
    const box = this.#box();
    const image = this.#text('imagedata')?.trim() ?? null;
    if (image !== null && !PICTURE.test(image)) return null;
    const icon = this.#take('icon') ?? '';
    return box && { kind: 'stamp', box, icon, image, ...this.#common() };
  }

  /** Each after what is read of the mark itself: what is left is kept as it is. */
  #common() {
    const written = this.#take('color') ?? '';
    const color = COLOR.test(written) ? written.toUpperCase() : '#000000';
    const opacity = numberOf(this.#take('opacity')) ?? 1;
    const width = numberOf(this.#take('width')) ?? 1;
    return {
      ...{ name: this.#name, page: this.#page, color },
      width: Math.min(width, WIDTH_MAX),
      opacity: Math.min(opacity, 1),
      attributes: Object.fromEntries(this.#left),
      children: this.#children,
    };
  }

  #take(name: string): string | undefined {
    const value = this.#left.get(name);
    this.#left.delete(name);
    return value;
  }

  #box(): Box | null {
    const points = pointsOf(this.#take('rect'));
    const [[left, bottom], [right, top]] = points?.length === 2 ? (points as Pair) : NO_BOX;
    if (Number.isNaN(left)) return null;
    return [
      Math.min(left, right),
      Math.min(bottom, top),
      Math.max(left, right),
      Math.max(bottom, top),
    ];
  }

  /**
   * Takes the text of a child element; undefined if there is none, or if it contains more than
   * text.
   */
  #text(name: string): string | undefined {
    const at = this.#children.findIndex((one) => typeof one !== 'string' && one.name === name);
    const found = this.#children[at];
    if (found === undefined || typeof found === 'string') return undefined;
    if (Object.keys(found.attributes).length > 0) return undefined;
    if (found.children.some((one) => typeof one !== 'string')) return undefined;
    this.#children.splice(at, 1);
    return textIn(found);
  }

  #gestures(): Point[][] | null {
    const at = this.#children.findIndex((one) => typeof one !== 'string' && one.name === 'inklist');
    const list = this.#children[at];
    if (list === undefined || typeof list === 'string') return null;
    const gestures = list.children.flatMap((one) =>
      typeof one === 'string' || one.name !== 'gesture' ? [] : [pointsOf(textIn(one))],
    );
    const isWhole = gestures.length > 0 && gestures.every((one) => one && one.length > 0);
    if (!isWhole) return null;
    this.#children.splice(at, 1);
    return gestures as Point[][];
  }
}

type Pair = [Point, Point];
const NO_BOX: Pair = [
  [Number.NaN, 0],
  [0, 0],
];

/** Readers write `x,y;x,y`, `x,y,x,y` and `x y x y`; all of them are read. */
function pointsOf(text: string | undefined): Point[] | null {
  if (text === undefined) return null;
  const numbers = text
    .split(/[;,\s]+/)
    .filter((one) => one !== '')
    .map(Number);
  const areFine = numbers.every((one) => Math.abs(one) <= COORDINATE_MAX);
  if (!areFine || numbers.length % 2 !== 0 || numbers.length === 0) return null;
  return Array.from({ length: numbers.length / 2 }, (_, at) => [
    numbers[at * 2] ?? 0,
    numbers[at * 2 + 1] ?? 0,
  ]);
}

function numberOf(text: string | undefined): number | undefined {
  const number = Number(text);
  return text === undefined || text.trim() === '' || !(number >= 0) ? undefined : number;
}

// Each piece of a style is read separately, from its start: the work grows only with its length.
function sizeIn(style: string): string | undefined {
  const fonts = style.split(';').filter((one) => /^\s*font(?:-size)?\s*:/i.test(one));
  const words = fonts.flatMap((one) => one.split(/[\s,:]/));
  return words.map((one) => /^(\d[\d.]*)pt/i.exec(one)?.[1]).find((one) => one !== undefined);
}

function colorInStyle(style: string): string | undefined {
  const colors = style.split(';').filter((one) => /^\s*color\s*:/i.test(one));
  const values = colors.map((one) => one.slice(one.indexOf(':') + 1).trim());
  return values.find((one) => COLOR.test(one))?.toUpperCase();
}

/** Returns the words before an operator of PDF; undefined if it does not occur. */
function operandsOf(operator: string, appearance: string): readonly string[] | undefined {
  const words = appearance.split(/\s/).filter((one) => one !== '');
  const at = words.indexOf(operator);
  return at < 0 ? undefined : words.slice(0, at);
}

function colorIn(appearance: string): string {
  const parts = operandsOf('rg', appearance)?.slice(-3).map(Number) ?? [];
  if (parts.length < 3 || !parts.every((one) => one >= 0)) return '#000000';
  const written = parts.map((one) => Math.round(Math.min(one, 1) * 255).toString(16));
  return `#${written.map((one) => one.padStart(2, '0')).join('')}`.toUpperCase();
}
