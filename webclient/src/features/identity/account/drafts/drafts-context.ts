import { createContext } from 'react';

import type { Drafts } from './drafts.js';

/** The drafts of the account's pages; a form elsewhere has its own, for as long as it is drawn. */
export const DraftsContext = createContext<Drafts | null>(null);
