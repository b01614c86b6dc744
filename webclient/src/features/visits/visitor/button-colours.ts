import { inkOn, readableOn } from '@foyer/contracts/look';
import type { PublicPortal } from '@foyer/contracts/portals';
import type { CSSProperties } from 'react';

/** What a portal's own colours make of its call button. Whatever was chosen, its text can be read. */
export function coloursOf({ color, textColor }: PublicPortal['callButton']): CSSProperties {
  if (color === undefined) return textColor === undefined ? {} : { color: textColor };
  const ink = textColor === undefined ? inkOn(color) : readableOn(color, textColor);
  return { background: color, color: ink };
}
