/** How large a page is drawn at most, in pixels. */
export const PAGE_SIZE = { width: 1000, height: 1400 } as const;
/** A small file can unfold into a huge picture; a telephone's camera makes 50 million pixels. */
export const PIXELS_MAX = 50_000_000;
