import type { StampIcon } from '@foyer/contracts/board';
import type { BoardIconName } from './BoardIcon.js';

/** The tools for drawing. */
export type Tool =
  | 'select'
  | 'pen'
  | 'highlighter'
  | 'line'
  | 'arrow'
  | 'square'
  | 'circle'
  | 'text'
  | 'note'
  | 'stamp'
  | 'eraser';

/** The tools in their order. */
export const TOOLS: readonly (Tool & BoardIconName)[] = [
  ...(['select', 'pen', 'highlighter', 'line', 'arrow', 'square', 'circle'] as const),
  ...(['text', 'note', 'stamp', 'eraser'] as const),
];

/** Read on white, and told apart by those who see few colours: each differs in brightness too. */
export const COLORS = ['#1C1917', '#C2261A', '#1456B8', '#0F766E', '#D97706', '#7E22CE'] as const;
/** Of lines, in points. */
export const WIDTHS = [1.5, 3, 6] as const;

/** The present colour, width and stamp of the drawing tools. */
export interface Style {
  readonly color: string;
  readonly width: number;
  readonly stamp: StampIcon;
}

/** A highlighter lets shine through what it lies on. */
export const HIGHLIGHTER = { factor: 5, opacity: 0.4 } as const;
/** Sizes of what is put down, in points. */
export const NOTE_SIZE = 22;
export const STAMP_SIZE = { width: 150, height: 40 } as const;
export const FONT_SIZES: Readonly<Record<number, number>> = { 1.5: 12, 3: 18, 6: 28 };
