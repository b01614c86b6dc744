import {
  concatTransformationMatrix,
  drawObject,
  PDFArray,
  PDFDict,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFStream,
  popGraphicsState,
  pushGraphicsState,
  type PDFPage,
} from '@cantoo/pdf-lib';

const name = (text: string) => PDFName.of(text);

/** The look of an annotation as it is now; undefined where it has none of its own. */
export function appearanceOf(annotation: PDFDict): PDFRef | undefined {
  const looks = annotation.lookupMaybe(name('AP'), PDFDict);
  const usual = looks?.get(name('N'));
  const found = looks?.lookup(name('N'));
  if (found instanceof PDFStream) return usual instanceof PDFRef ? usual : undefined;
  const state = annotation.lookup(name('AS'));
  if (!(found instanceof PDFDict) || !(state instanceof PDFName)) return undefined;
  const chosen = found.get(state);
  return chosen instanceof PDFRef ? chosen : undefined;
}

/** Draws the look of an annotation where it is shown (ISO 32000, 12.5.5). */
export function drawAppearance(page: PDFPage, annotation: PDFDict, look: PDFRef): void {
  const { context } = page.doc;
  const { dict } = context.lookup(look, PDFStream);
  dict.set(name('Subtype'), name('Form'));
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(dict, 'Matrix') ?? [1, 0, 0, 1, 0, 0];
  const [x0 = 0, y0 = 0, x1 = 1, y1 = 1] = numbers(dict, 'BBox') ?? [0, 0, 1, 1];
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].map(([x = 0, y = 0]) => [a * x + c * y + e, b * x + d * y + f] as const);
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [left, bottom] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - bottom];
  const rect = numbers(annotation, 'Rect');
  if (!rect || width === 0 || height === 0) return;
  const [fromX = 0, fromY = 0, toX = 0, toY = 0] = rect;
  const [rx, ry] = [Math.min(fromX, toX), Math.min(fromY, toY)];
  const sx = Math.abs(toX - fromX) / width;
  const sy = Math.abs(toY - fromY) / height;
  const key = page.node.newXObject('Seen', look);
  page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(sx, 0, 0, sy, rx - left * sx, ry - bottom * sy),
    drawObject(key),
    popGraphicsState(),
  );
}

function numbers(dict: PDFDict, key: string): readonly number[] | undefined {
  const found = dict.lookupMaybe(name(key), PDFArray);
  return found?.asArray().map((_, at) => found.lookup(at, PDFNumber).asNumber());
}
