import type { XmlElement, XmlNode } from './xml.js';

/** A place on a page, in points from its lower left corner. */
export type Point = readonly [x: number, y: number];
/** The corners of a box: left, bottom, right, top. */
export type Box = readonly [left: number, bottom: number, right: number, top: number];

/** The common fields of all marks. */
interface Common {
  /** The name on its board, which never changes. */
  readonly name: string;
  /** From 0. */
  readonly page: number;
  readonly color: string;
  /** Of its lines, in points. */
  readonly width: number;
  /** From 0 to 1. */
  readonly opacity: number;
  /**
   * Further attributes from another reader that are not read here; they are written again
   * unchanged.
   */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlNode[];
}

export interface InkMark extends Common {
  readonly kind: 'ink';
  readonly gestures: readonly (readonly Point[])[];
}
export interface HighlightMark extends Common {
  readonly kind: 'highlight';
  /** Four corners for each piece: above left, above right, below left, below right. */
  readonly corners: readonly Point[];
}
export interface LineMark extends Common {
  readonly kind: 'line';
  readonly start: Point;
  readonly end: Point;
  /** True if an arrow ends it. */
  readonly isArrow: boolean;
}
export interface ShapeMark extends Common {
  readonly kind: 'square' | 'circle';
  readonly box: Box;
}
export interface PolygonMark extends Common {
  readonly kind: 'polygon' | 'polyline';
  readonly vertices: readonly Point[];
}
export interface TextMark extends Common {
  readonly kind: 'freetext';
  readonly box: Box;
  readonly contents: string;
  /** In points. */
  readonly fontSize: number;
}
export interface NoteMark extends Common {
  readonly kind: 'text';
  readonly box: Box;
  readonly contents: string;
}
export interface StampMark extends Common {
  readonly kind: 'stamp';
  readonly box: Box;
  /** The words of the stamp, by their name in PDF; empty for a stamp that is a picture. */
  readonly icon: string;
  /** A PNG or JPEG as `data:` address; null for one that says something. */
  readonly image: string | null;
}
/** A mark of a kind that is not drawn here; kept as it came. */
export interface ForeignMark {
  readonly kind: 'foreign';
  readonly name: string;
  readonly page: number;
  readonly element: XmlElement;
}

/** A mark that is drawn here. */
export type DrawnMark =
  | InkMark
  | HighlightMark
  | LineMark
  | ShapeMark
  | PolygonMark
  | TextMark
  | NoteMark
  | StampMark;
/** A mark on a page: an annotation. */
export type Mark = DrawnMark | ForeignMark;

/** Names of marks are ids of programs, never words of people. */
export const MARK_NAME = /^[\w.:{}/-]{1,100}$/;
/** Highest page that a mark may be on, from 0. */
export const MARK_PAGE_MAX = 9_999;
/** The blank page of a board, in points: A4, lying. */
export const BLANK_PAGE = { width: 842, height: 595 } as const;
/** The largest number of blank pages of a board. */
export const BLANK_PAGES_MAX = 50;

/** The stamps that say something, by their names in PDF. */
export const STAMP_ICONS = ['Approved', 'NotApproved', 'Draft', 'Confidential', 'Final'] as const;
export type StampIcon = (typeof STAMP_ICONS)[number];
