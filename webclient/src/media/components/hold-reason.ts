import { createContext } from 'react';

/** Why a control cannot be used while its user is on hold; undefined in a call that continues. */
export const HoldReason = createContext<string | undefined>(undefined);
