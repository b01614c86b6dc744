import type { DrawnMark, Mark, Point } from '@foyer/contracts/board';

import { boxBetween } from '../canvas/geometry.js';
import { FONT_SIZES, HIGHLIGHTER, NOTE_SIZE, STAMP_SIZE, type Style, type Tool } from './tools.js';

/** A mark that is being drawn. */
export interface Drawing {
  readonly tool: Tool;
  readonly style: Style;
  readonly name: string;
  /** From 0. */
  readonly page: number;
}

const base = ({ name, page, style }: Drawing) => ({
  ...{ name, page, color: style.color, width: style.width, opacity: 1 },
  ...{ attributes: {}, children: [] },
});

/**
 * The mark that a tool makes of a movement, in points of the page; null where it makes none of so
 * little.
 */
export function markOf(drawing: Drawing, points: readonly Point[]): DrawnMark | null {
  const { tool, style } = drawing;
  const [start, end] = [points[0], points.at(-1)];
  if (!start || !end) return null;
  const isSmall = Math.hypot(end[0] - start[0], end[1] - start[1]) < 2;
  switch (tool) {
    case 'pen':
      return { kind: 'ink', gestures: [points], ...base(drawing) };
    case 'highlighter': {
      const { factor, opacity } = HIGHLIGHTER;
      const width = style.width * factor;
      return { kind: 'ink', gestures: [points], ...base(drawing), width, opacity };
    }
    case 'line':
    case 'arrow':
      if (isSmall) return null;
      return { kind: 'line', start, end, isArrow: tool === 'arrow', ...base(drawing) };
    case 'square':
    case 'circle':
      return isSmall ? null : { kind: tool, box: boxBetween(start, end), ...base(drawing) };
    case 'stamp': {
      const { width, height } = STAMP_SIZE;
      const [x, y] = end;
      const box = [x - width / 2, y - height / 2, x + width / 2, y + height / 2] as const;
      return { kind: 'stamp', box, icon: style.stamp, image: null, ...base(drawing) };
    }
    default:
      return null;
  }
}

/** Something written at a place: a text on the page, or a note that opens. */
export function writtenMark(drawing: Drawing, [x, y]: Point, contents: string): DrawnMark {
  if (drawing.tool === 'note') {
    const box = [x, y - NOTE_SIZE, x + NOTE_SIZE, y] as const;
    return { kind: 'text', box, contents, ...base(drawing) };
  }
  const fontSize = FONT_SIZES[drawing.style.width] ?? 18;
  const box = textBox([x, y], contents, fontSize);
  return { kind: 'freetext', box, contents, fontSize, ...base(drawing) };
}

/** The same mark with other words; a text takes as much room as it needs. */
export function reworded(mark: Mark, contents: string): Mark {
  if (mark.kind === 'text') return { ...mark, contents };
  if (mark.kind !== 'freetext') return mark;
  const [left, , , top] = mark.box;
  return { ...mark, contents, box: textBox([left, top], contents, mark.fontSize) };
}

/** Lines stand this far from each other, as a share of the size of the letters. */
export const LINE_HEIGHT = 1.25;

function textBox([x, y]: Point, contents: string, fontSize: number) {
  const lines = contents.split('\n');
  // Letters are about half as wide as they are high.
  const width = Math.max(...lines.map(({ length }) => length), 1) * fontSize * 0.58;
  return [x, y - lines.length * fontSize * LINE_HEIGHT, x + width, y] as const;
}
