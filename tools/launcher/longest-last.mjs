import { relative } from 'node:path';
import BalancedShards, { SECONDS } from './balanced-shards.mjs';
import { root } from './root.mjs';

/**
 * Gives the long suites last, for a part that fills the pauses of another one. By then it has the
 * machine for itself. In pauses, a suite of a quarter of a minute would take ten minutes and miss
 * its time limits.
 */
export default class LongestLast extends BalancedShards {
  /**
   * @override
   * @template {{ readonly path: string }} T
   * @param {readonly T[]} tests
   * @returns {T[]}
   */
  sort(tests) {
    const isLong = (/** @type {T} */ { path }) => SECONDS.has(relative(root, path));
    const sorted = super.sort(tests);
    return [...sorted.filter((test) => !isLong(test)), ...sorted.filter(isLong)];
  }
}
