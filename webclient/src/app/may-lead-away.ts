import { createContext } from 'react';

/** Whether links may open other pages. A kiosk shows their addresses instead: no one could come back from there. */
export const MayLeadAway = createContext(true);
