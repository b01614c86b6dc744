import { createContext } from 'react';

/**
 * True if links may open other pages. A kiosk shows their addresses instead: no one could come back
 * from there.
 */
export const MayLeadAway = createContext(true);
