import { createContext } from 'react';

/**
 * True if links may open other pages. A kiosk shows their addresses instead: its visitors could not
 * come back from there.
 */
export const MayLeadAway = createContext(true);
