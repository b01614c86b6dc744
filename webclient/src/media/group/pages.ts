import type { Layout, Split } from './arrange.js';
import type { Size } from './useSize.js';

/** People cannot follow more pictures than these, and few devices can decode them. */
export const PICTURES_MAX = 9;
/** A picture smaller than this says nothing, in pixels. */
const LEAST: Size = { width: 200, height: 120 };
/** The smallest size in a row or a column next to a large one. */
const LEAST_BESIDE: Size = { width: 130, height: 80 };

/** The pictures that are in sight, and their position among all of them. */
export interface InSight extends Split {
  /** From 0. */
  readonly page: number;
  readonly pages: number;
}

/** Height of the pager, in pixels: it takes its room from the pictures. */
export const PAGER_HEIGHT = 48;

/**
 * Room for pictures and pager together: it must not depend on whether there is a pager, or the two
 * chase each other.
 */
export interface Frame extends Size {
  /** True where the window is higher than wide, and small pictures stand in a row. */
  readonly isPortrait: boolean;
}

const within = (count: number, least: number) => Math.min(PICTURES_MAX, Math.max(least, count));

/**
 * Returns how many pictures have room: of equal size in a grid, or next to the large one in a row
 * or a column.
 */
function roomFor(layout: Layout, isGrid: boolean, { width, height, isPortrait }: Frame): number {
  if (isGrid) {
    return within(Math.floor(width / LEAST.width) * Math.floor(height / LEAST.height), 2);
  }
  const isRow = layout === 'listTop' || isPortrait;
  return within(Math.floor(isRow ? width / LEAST_BESIDE.width : height / LEAST_BESIDE.height), 2);
}

/** The frame without the pager, where there is one. */
export const belowPager = (frame: Frame, pages: number): Frame =>
  pages > 1 ? { ...frame, height: Math.max(0, frame.height - PAGER_HEIGHT) } : frame;

/**
 * The pictures that are in sight on a page of all of them. A large picture with others next to it
 * stays on each page.
 * @param wanted The page, from 0; the last one where there are not so many any more.
 */
export function pageOf(
  { large, small }: Split,
  wanted: number,
  layout: Layout,
  frame: Frame,
): InSight {
  const isGrid = small.length === 0;
  const turned = isGrid ? large : small;
  const pagesIn = (place: Frame) => Math.ceil(turned.length / roomFor(layout, isGrid, place));
  const room = roomFor(layout, isGrid, belowPager(frame, pagesIn(frame)));
  const pages = Math.max(1, Math.ceil(turned.length / room));
  const page = Math.min(Math.max(0, wanted), pages - 1);
  const shown = turned.slice(page * room, (page + 1) * room);
  return isGrid ? { large: shown, small: [], page, pages } : { large, small: shown, page, pages };
}
