import type { Box, DrawnMark, Mark, Point } from './mark.js';
import type { XmlElement, XmlNode } from './xml.js';

/** A mark as the annotation that readers of XFDF know. */
export function markElement(mark: Mark): XmlElement {
  if (mark.kind === 'foreign') {
    const { element, name, page } = mark;
    return { ...element, attributes: { ...element.attributes, name, page: String(page) } };
  }
  const { own, inner } = partsOf(mark);
  const attributes = {
    ...mark.attributes,
    ...{ name: mark.name, page: String(mark.page), rect: written([boxOf(mark)].flat()) },
    ...(mark.kind !== 'freetext' && { color: mark.color }),
    ...{ width: written([mark.width]), opacity: written([mark.opacity]) },
    ...own,
  };
  return { name: mark.kind, attributes, children: [...inner, ...mark.children] };
}

interface Parts {
  readonly own: Readonly<Record<string, string>>;
  readonly inner: readonly XmlNode[];
}

function partsOf(mark: DrawnMark): Parts {
  switch (mark.kind) {
    case 'ink': {
      const gestures = mark.gestures.map((one) => child('gesture', pathOf(one)));
      return { own: {}, inner: [{ name: 'inklist', attributes: {}, children: gestures }] };
    }
    case 'highlight':
      return { own: { coords: written(mark.corners.flat()) }, inner: [] };
    case 'line': {
      const own = { start: written(mark.start), end: written(mark.end) };
      return { own: { ...own, ...(mark.isArrow && { tail: 'OpenArrow' }) }, inner: [] };
    }
    case 'polygon':
    case 'polyline':
      return { own: {}, inner: [child('vertices', pathOf(mark.vertices))] };
    case 'freetext': {
      const { fontSize, color, contents } = mark;
      const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16) / 255);
      const rgb = parts.map((one) => String(Math.round(one * 1000) / 1000)).join(' ');
      const size = written([fontSize]);
      return {
        own: {},
        inner: [
          child('contents', contents),
          child('defaultappearance', `${rgb} rg /Helv ${size} Tf`),
          child('defaultstyle', `font: ${size}pt Helvetica; color: ${color}`),
        ],
      };
    }
    case 'text':
      return { own: {}, inner: [child('contents', mark.contents)] };
    case 'stamp':
      return {
        own: mark.icon === '' ? {} : { icon: mark.icon },
        inner: mark.image === null ? [] : [child('imagedata', mark.image)],
      };
    default:
      return { own: {}, inner: [] };
  }
}

/** The least box around a mark, without the width of its lines. */
export function boxOf(mark: DrawnMark): Box {
  if ('box' in mark) return mark.box;
  const points = pointsIn(mark);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const least = (all: readonly number[]) => all.reduce((a, b) => Math.min(a, b));
  const most = (all: readonly number[]) => all.reduce((a, b) => Math.max(a, b));
  return [least(xs), least(ys), most(xs), most(ys)];
}

function pointsIn(mark: Exclude<DrawnMark, { box: Box }>): readonly Point[] {
  switch (mark.kind) {
    case 'ink':
      return mark.gestures.flat();
    case 'highlight':
      return mark.corners;
    case 'line':
      return [mark.start, mark.end];
    default:
      return mark.vertices;
  }
}

const child = (name: string, text: string): XmlElement => ({
  ...{ name, attributes: {} },
  children: text === '' ? [] : [text],
});
const rounded = (one: number): string => String(Math.round(one * 100) / 100);
const written = (numbers: readonly number[]): string => numbers.map(rounded).join(',');
const pathOf = (points: readonly Point[]): string => points.map(written).join(';');
