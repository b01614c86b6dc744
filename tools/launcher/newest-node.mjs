import { fetchNode } from './fetch-node.mjs';

/**
 * The newest release of Node that the product is tested on; node-version.mjs has its supported
 * lines.
 */
export const NEWEST_NODE = '26.10.0';

/**
 * Gives the program of the newest Node: nothing but a run of tests pays for fetching it.
 * @param {string} [cache] where it is kept
 * @returns {Promise<string | undefined>} undefined where it cannot be had
 */
export const fetchNewestNode = (cache) => fetchNode(NEWEST_NODE, cache);
