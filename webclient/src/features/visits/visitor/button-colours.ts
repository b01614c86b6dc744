import { inkOn, readableOn } from '@foyer/contracts/look';
import type { PublicPortal } from '@foyer/contracts/portals';
import type { CSSProperties } from 'react';

/** Returns the colours of a portal's call button. The text is readable with any chosen colours. */
export function coloursOf({ color, textColor }: PublicPortal['callButton']): CSSProperties {
  if (color === undefined) return textColor === undefined ? {} : { color: textColor };
  const ink = textColor === undefined ? inkOn(color) : readableOn(color, textColor);
  return { background: color, color: ink };
}
