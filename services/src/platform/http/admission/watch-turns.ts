import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

import type { Overload } from './overload.js';

/** How often a turn's length is looked at, in milliseconds. */
const RESOLUTION_MS = 10;
/** How often the average is taken, in milliseconds. */
const SAMPLE_MS = 50;

/**
 * Reports the length of turns of the event loop to an overload, and how much of the time they fill,
 * until it is stopped. One long turn among short ones hardly counts; several long turns in a row
 * do.
 */
export function watchTurns(overload: Pick<Overload, 'observe'>): () => void {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let since = performance.now();
  let used = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.now();
    const usedNow = performance.eventLoopUtilization();
    // A single turn that filled the whole time leaves no measurement.
    const meanMs = histogram.count > 0 ? histogram.mean / 1e6 : now - since;
    overload.observe({
      turnMs: Math.max(0, meanMs - RESOLUTION_MS),
      busy: performance.eventLoopUtilization(usedNow, used).utilization,
      ms: now - since,
    });
    histogram.reset();
    since = now;
    used = usedNow;
  }, SAMPLE_MS).unref();
  return () => {
    clearInterval(timer);
    histogram.disable();
  };
}
