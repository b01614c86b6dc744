import type { TimelineEntry } from '@foyer/contracts/audit';
import type { CallEvent, QualitySpan, StreamQuality } from '@foyer/contracts/calls';

type Measured = Extract<CallEvent, { type: 'CallQualityMeasured' }>['data'];

/** How one stream did over a call, as one participant saw it. */
export interface StreamStory {
  readonly key: string;
  readonly joinerId: string;
  readonly of: string;
  readonly direction: StreamQuality['direction'];
  readonly streamType: StreamQuality['streamType'];
  /** An event that names those it is about. */
  readonly entry: TimelineEntry;
  readonly points: readonly { readonly at: number; readonly span: QualitySpan }[];
}

/** The reason why a stream was worse than it could be; the same words as in a call. */
export type Cause = 'loss' | 'delay' | 'jitter' | 'device' | 'bandwidth';

/** The values from which people notice a problem. */
const NOTICED = { lossPercent: 2, roundTripMs: 250, jitterMs: 60 };

/** The streams of a call, by who sent or received them, out of what was measured bit by bit. */
export function qualityOf(entries: readonly TimelineEntry[]): readonly StreamStory[] {
  const stories = new Map<string, StreamStory>();
  for (const entry of entries) {
    if (entry.type !== 'CallQualityMeasured') continue;
    const { joinerId, from, spanMs, streams } = entry.data as unknown as Measured;
    const began = Date.parse(from);
    for (const { direction, of, streamType, spans } of streams) {
      const key = [joinerId, direction, of, streamType].join(' ');
      const points = spans.flatMap((span, index) =>
        span === null ? [] : [{ at: began + index * spanMs, span }],
      );
      const before = stories.get(key)?.points ?? [];
      stories.set(key, {
        ...{ key, joinerId, of, direction, streamType, entry },
        points: [...before, ...points].toSorted((one, other) => one.at - other.at),
      });
    }
  }
  return [...stories.values()].toSorted((one, other) => one.key.localeCompare(other.key));
}

/** Returns the problems of a stream at any time; empty if there were none. */
export function causesOf({ points }: Pick<StreamStory, 'points'>): readonly Cause[] {
  const ever = (holds: (span: QualitySpan) => boolean) => points.some(({ span }) => holds(span));
  const causes: readonly (readonly [Cause, boolean])[] = [
    [
      'loss',
      ever(({ lossPercent, relayLosses }) => lossPercent >= NOTICED.lossPercent || relayLosses > 0),
    ],
    ['delay', ever(({ roundTripMs }) => roundTripMs >= NOTICED.roundTripMs)],
    ['jitter', ever(({ jitterMs }) => jitterMs >= NOTICED.jitterMs)],
    ['device', ever(({ limitedBy }) => limitedBy === 'cpu')],
    ['bandwidth', ever(({ limitedBy }) => limitedBy === 'bandwidth')],
  ];
  return causes.filter(([, holds]) => holds).map(([cause]) => cause);
}
