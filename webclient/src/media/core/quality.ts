/** Three bars: everything well, noticeable, poor; 0 where nothing comes at all. */
export type Bars = 0 | 1 | 2 | 3;

/** The reason why a call is worse than it could be. */
export type QualityCause = 'good' | 'loss' | 'delay' | 'upload' | 'device' | 'interrupted';

export interface Quality {
  readonly bars: Bars;
  readonly cause: QualityCause;
}

/** Values that are measured over about a second. */
export interface Measurement {
  /** True if media arrived at all. */
  readonly arriving: boolean;
  /** Share of packets that did not arrive, 0 to 1. */
  readonly lossIn: number;
  /** The same for what is sent, as the other side reports it. */
  readonly lossOut: number;
  /** There and back, in milliseconds. */
  readonly roundTripMs: number;
  /** The reason that limits this page's encoder. */
  readonly limitedBy: 'none' | 'cpu' | 'bandwidth' | 'other';
}

const steps: readonly {
  readonly cause: QualityCause;
  readonly of: (m: Measurement) => number;
  readonly fair: number;
  readonly poor: number;
}[] = [
  { cause: 'loss', of: ({ lossIn }) => lossIn, fair: 0.02, poor: 0.08 },
  { cause: 'upload', of: ({ lossOut }) => lossOut, fair: 0.02, poor: 0.08 },
  { cause: 'delay', of: ({ roundTripMs }) => roundTripMs, fair: 250, poor: 600 },
];

/** Rates a measurement: the worst of what was measured decides, and is named as the cause. */
export function qualityOf(measured: Measurement): Quality {
  if (!measured.arriving) return { bars: 0, cause: 'interrupted' };
  const poor = steps.find(({ of, poor: limit }) => of(measured) >= limit);
  if (poor) return { bars: 1, cause: poor.cause };
  const fair = steps.find(({ of, fair: limit }) => of(measured) >= limit);
  if (fair) return { bars: 2, cause: fair.cause };
  if (measured.limitedBy === 'cpu') return { bars: 2, cause: 'device' };
  return { bars: 3, cause: 'good' };
}

/** True if all streams have the same quality as before. */
export function areAlike(
  before: ReadonlyMap<string, Quality>,
  now: ReadonlyMap<string, Quality>,
): boolean {
  if (before.size !== now.size) return false;
  return [...now].every(([key, { bars, cause }]) => {
    const known = before.get(key);
    return known?.bars === bars && known.cause === cause;
  });
}
