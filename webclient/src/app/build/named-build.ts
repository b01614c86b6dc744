import { makeStore } from '#state/store.js';

/**
 * The build of the pages that the server has, as its last answer to this page named it; null before
 * there was one.
 */
export const namedBuild = makeStore<string | null>(null);
