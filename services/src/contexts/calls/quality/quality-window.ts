import {
  CONNECTIONS_MAX,
  LimitedBy,
  QUALITY_SPANS_MAX,
  type QualitySpan,
  type StreamFigures,
  type StreamQuality,
} from '@foyer/contracts/calls';

type Figures = Omit<StreamFigures, 'of' | 'direction' | 'mediaType'>;
type StreamName = Omit<StreamQuality, 'spans'>;

/** The first minutes are kept finely, what follows in longer spans. In milliseconds. */
const SPANS_MS = [30_000, 60_000, 180_000];
const LAST_SPAN_MS = 180_000;

interface Sums {
  count: number;
  roundTripMs: number;
  lossPercent: number;
  jitterMs: number;
  kbps: number;
  limitedBy: Record<LimitedBy, number>;
  relayLosses: number;
}

const none = (): Sums => ({
  ...{ count: 0, roundTripMs: 0, lossPercent: 0, jitterMs: 0, kbps: 0, relayLosses: 0 },
  limitedBy: { none: 0, cpu: 0, bandwidth: 0, other: 0 },
});

/** The measurements of one participant's streams over some time, in a bounded number of spans. */
export class QualityWindow {
  readonly #streams = new Map<string, { name: StreamName; spans: (Sums | undefined)[] }>();
  readonly spanMs: number;

  /**
   * @param from When it begins, in milliseconds since 1970.
   * @param turn How many windows of this participant came before.
   */
  constructor(
    readonly from: number,
    turn: number,
  ) {
    this.spanMs = SPANS_MS[turn] ?? LAST_SPAN_MS;
  }

  get isEmpty(): boolean {
    return this.#streams.size === 0;
  }

  /** True if a moment belongs to a later window. */
  isOver(at: number): boolean {
    return at >= this.from + this.spanMs * QUALITY_SPANS_MAX;
  }

  add(at: number, name: StreamName, figures: Figures): void {
    const sums = this.#sums(at, name);
    if (sums === undefined) return;
    sums.count += 1;
    sums.roundTripMs += figures.roundTripMs;
    sums.lossPercent += figures.lossPercent;
    sums.kbps += figures.kbps;
    sums.jitterMs = Math.max(sums.jitterMs, figures.jitterMs);
    sums.limitedBy[figures.limitedBy] += 1;
  }

  /** The relay said that packets get lost. */
  addRelayLoss(at: number, name: StreamName): void {
    const sums = this.#sums(at, name);
    if (sums) sums.relayLosses += 1;
  }

  streams(): StreamQuality[] {
    return [...this.#streams.values()].map(({ name, spans }) => ({
      ...name,
      spans: Array.from(spans, (sums) => (sums ? spanOf(sums) : null)),
    }));
  }

  #sums(at: number, name: StreamName): Sums | undefined {
    const key = `${name.direction} ${name.of} ${name.streamType}`;
    const index = Math.floor((at - this.from) / this.spanMs);
    if (index < 0 || index >= QUALITY_SPANS_MAX) return undefined;
    let stream = this.#streams.get(key);
    if (!stream) {
      if (this.#streams.size >= CONNECTIONS_MAX) return undefined;
      stream = { name, spans: [] };
      this.#streams.set(key, stream);
    }
    return (stream.spans[index] ??= none());
  }
}

function spanOf({ count, roundTripMs, lossPercent, kbps, jitterMs, ...rest }: Sums): QualitySpan {
  const mean = (sum: number) => (count === 0 ? 0 : sum / count);
  const most = LimitedBy.options.toSorted(
    (one, other) => rest.limitedBy[other] - rest.limitedBy[one],
  );
  return {
    roundTripMs: Math.round(mean(roundTripMs)),
    lossPercent: Math.round(mean(lossPercent) * 10) / 10,
    jitterMs,
    kbps: Math.round(mean(kbps)),
    limitedBy: most[0] ?? 'none',
    relayLosses: rest.relayLosses,
  };
}
