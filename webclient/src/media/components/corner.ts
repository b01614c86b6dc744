/** One of the four corners of the stage. */
export interface Corner {
  readonly vertical: 'top' | 'bottom';
  readonly horizontal: 'left' | 'right';
}

export type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

/** The corner nearest to a point. */
export function nearest(x: number, y: number, { left, top, width, height }: Box): Corner {
  return {
    vertical: y < top + height / 2 ? 'top' : 'bottom',
    horizontal: x < left + width / 2 ? 'left' : 'right',
  };
}

/** The corner to which an arrow key leads; undefined for other keys. */
export function moved(corner: Corner, key: string): Corner | undefined {
  switch (key) {
    case 'ArrowUp':
      return { ...corner, vertical: 'top' };
    case 'ArrowDown':
      return { ...corner, vertical: 'bottom' };
    case 'ArrowLeft':
      return { ...corner, horizontal: 'left' };
    case 'ArrowRight':
      return { ...corner, horizontal: 'right' };
    default:
      return undefined;
  }
}

/** The next corner, clockwise. */
export function turned(corner: Corner): Corner {
  if (corner.vertical === 'bottom')
    return corner.horizontal === 'right'
      ? { ...corner, horizontal: 'left' }
      : { ...corner, vertical: 'top' };
  return corner.horizontal === 'left'
    ? { ...corner, horizontal: 'right' }
    : { ...corner, vertical: 'bottom' };
}
