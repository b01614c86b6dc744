import { createContext } from 'react';

/** Whether links may open other pages. A kiosk shows their addresses instead: nobody could come back from there. */
export const MayLeadAway = createContext(true);
