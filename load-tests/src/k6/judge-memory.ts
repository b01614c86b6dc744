import type { Judgement } from './judgement.js';
import type { MemorySample } from './memory-watch.js';
import type { RunReport } from './run.js';
import { floors, slope } from './slope.js';

const MIB = 2 ** 20;
/** Caches fill up at first: this share of a run is not looked at. */
const WARM_UP = 0.4;
/** Parts of the rest whose lowest points the slope is drawn through. */
const PARTS = 12;
/**
 * The bytes that a visit may leave behind for good: none, within the accuracy of a short run.
 */
const MOST_PER_VISIT = 1024;

/**
 * Judges that memory stays where it is: the slope of the floors of heap and resident memory, once
 * caches are full.
 */
export function judgeMemory({ memory, counts }: RunReport): Judgement {
  const seconds = memory.at(-1)?.seconds ?? 0;
  const visitsPerSecond = counts.opened / seconds;
  const late = memory.filter((sample) => sample.seconds > seconds * WARM_UP);
  const judged = (['heap', 'rss'] as const).map((kind) => {
    const perSecond = slope(floors(pointsOf(late, kind), PARTS));
    const perVisit = perSecond / visitsPerSecond;
    const text = `${kind}: ${mib(late[0]?.[kind])} MiB after warming up, ${mib(late.at(-1)?.[kind])} at the end; its floor grows by ${((perSecond * 3600) / MIB).toFixed(1)} MiB an hour, ${perVisit.toFixed(0)} bytes a visit`;
    return { text, isMet: perVisit < MOST_PER_VISIT };
  });
  const lag = Math.max(...memory.map((sample) => sample.lag));
  return {
    lines: [
      ...judged.map(({ text }) => text),
      `event loop late by at most ${lag.toFixed(0)} ms on average of a second`,
    ],
    missed: judged.filter(({ isMet }) => !isMet).map(({ text }) => `memory grows: ${text}`),
  };
}

function pointsOf(samples: readonly MemorySample[], kind: 'heap' | 'rss') {
  return samples.map((sample) => [sample.seconds, sample[kind]] as const);
}

const mib = (bytes = 0): string => (bytes / MIB).toFixed(0);
