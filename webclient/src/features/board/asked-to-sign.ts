import { makeStore } from '#state/store.js';

/** True while the user is asked for a signature on the board, which a chat may cover. */
export const askedToSign = makeStore(false);
