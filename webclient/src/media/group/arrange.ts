/**
 * How the pictures of a call of several lie: the one who speaks large, all alike, or the others in
 * a row above.
 */
export const LAYOUTS = ['default', 'grid', 'listTop'] as const;
export type Layout = (typeof LAYOUTS)[number];

/** A picture that can be shown, by participant and kind of stream. */
export interface Picture {
  readonly key: string;
  /** True for a shared stream that is not a face: a screen, a second camera. */
  readonly isShown: boolean;
}

export interface Wishes {
  readonly layout: Layout;
  readonly pinned: string | null;
  readonly speaker: string | null;
  /** True if one face lies over the shared streams, replacing all pictures next to them. */
  readonly portraitOver?: boolean;
}

/** Which pictures stand large, and which small with them. */
export interface Split {
  readonly large: readonly string[];
  readonly small: readonly string[];
}

export interface Arranged extends Split {
  /** True if the small pictures lie over the large ones. */
  readonly isOver: boolean;
}

/**
 * Orders pinned pictures first, then shared streams, then the speaker. In a grid only the first two
 * stand out. Over what is shown lies who speaks, else the first.
 */
export function arrange(
  pictures: readonly Picture[],
  { layout, pinned, speaker, portraitOver = false }: Wishes,
): Arranged {
  const keys = pictures.map(({ key }) => key);
  const there = (key: string | null) => (key !== null && keys.includes(key) ? key : undefined);
  const wanted = there(pinned) ?? pictures.find(({ isShown }) => isShown)?.key;
  const featured = wanted ?? (layout === 'grid' ? undefined : (there(speaker) ?? keys[0]));
  if (featured === undefined) return { large: keys, small: [], isOver: false };
  const small = keys.filter((key) => key !== featured);
  const isScreen = pictures.some(({ key, isShown }) => key === featured && isShown);
  if (!portraitOver || !isScreen) return { large: [featured], small, isOver: false };
  const faces = pictures.filter(({ isShown }) => !isShown).map(({ key }) => key);
  const face = speaker !== null && faces.includes(speaker) ? speaker : faces[0];
  return { large: [featured], small: face === undefined ? [] : [face], isOver: true };
}

/** The layout after this one. */
export function nextLayout(layout: Layout): Layout {
  return LAYOUTS[(LAYOUTS.indexOf(layout) + 1) % LAYOUTS.length] ?? 'default';
}

const PICTURE_ASPECT = 16 / 9;

/** Of all ways to lay out equal pictures in a box the number of columns that makes them largest. */
export function columnsFor(
  count: number,
  box: { readonly width: number; readonly height: number },
) {
  let best = { columns: 1, width: 0 };
  for (let columns = 1; columns <= count; columns += 1) {
    const rows = Math.ceil(count / columns);
    const width = Math.min(box.width / columns, (box.height / rows) * PICTURE_ASPECT);
    // Of two that are as good the one that is wider than high.
    if (width > best.width - 0.5) best = { columns, width };
  }
  return best.columns;
}
