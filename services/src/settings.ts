import { platformSettings } from './platform/config/index.js';

/** All that the program can be told, in the order in which it is shown. */
export const settings = { ...platformSettings } as const;
