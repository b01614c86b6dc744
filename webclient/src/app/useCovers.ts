import { useLayoutEffect, type RefObject } from 'react';

import { makeInertBehind } from './inert-behind.js';
import { useMediaQuery } from './useMediaQuery.js';

/** The width at which a panel of a call covers the page. The style sheets have the same. */
export const COVERING = '(max-width: 1000px), (orientation: portrait)';

/**
 * Makes inert what a panel covers, for as long as it does: hidden is not inert.
 * @param mayCover False for a panel that never covers more than a part.
 */
export function useCovers(panel: RefObject<HTMLElement | null>, mayCover = true): void {
  const isNarrow = useMediaQuery(COVERING);
  const covers = mayCover && isNarrow;
  useLayoutEffect(
    () => (covers && panel.current ? makeInertBehind(panel.current) : undefined),
    [covers, panel],
  );
}
