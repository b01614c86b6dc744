import { QUALITY_REPORT_MS } from '@foyer/contracts/calls';

import { debug } from '../../debug.js';
import { makeStore, type Store } from '#state/store.js';
import type { CallSession } from './call-session.js';
import { FlowWatch } from './flow-watch.js';
import type { PeerLink } from './peer-link.js';
import { QualityDiary } from './quality-diary.js';
import { areAlike, qualityOf, type Quality } from './quality.js';
import { measure, readReceived, readSent, type Received, type Sent } from './stats.js';

const EVERY_MS = 1_000;

type ReadStats = (link: PeerLink) => Promise<RTCStatsReport>;

/** Reads the statistics of each connection once, however many want them. */
function readOnce(): ReadStats {
  const reports = new Map<PeerLink, Promise<RTCStatsReport>>();
  return (link) => {
    const report = reports.get(link) ?? link.statistics();
    reports.set(link, report);
    return report;
  };
}

/**
 * Looks once a second at how each stream of a call does, by participant and kind, and reports it
 * for the record of the call.
 */
export class QualityWatch {
  readonly #quality = makeStore<ReadonlyMap<string, Quality>>(new Map());
  readonly #diary = new QualityDiary();
  readonly #flow: FlowWatch;
  #before = new Map<PeerLink, Received>();
  #timer: ReturnType<typeof setInterval> | undefined;
  #reportedAt = performance.now();
  #isLooking = false;

  constructor(private readonly call: CallSession) {
    this.#flow = new FlowWatch(call);
  }

  /** How well each received stream does; another value only once one of them does otherwise. */
  get quality(): Store<ReadonlyMap<string, Quality>> {
    return this.#quality;
  }

  open(): void {
    this.#timer = setInterval(() => {
      if (this.#isLooking) return;
      this.#isLooking = true;
      this.#look()
        .catch((error: unknown) => debug('media', 'no statistics', error))
        .finally(() => (this.#isLooking = false));
    }, EVERY_MS);
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #look(): Promise<void> {
    const read = readOnce();
    await this.#flow.look(performance.now(), read);
    const sent = await this.#readSent(read);
    const before = new Map<PeerLink, Received>();
    const quality = new Map<string, Quality>();
    for (const [key, link] of this.call.receiver.links) {
      const now = readReceived(await read(link));
      before.set(link, now);
      const stream = this.call.receiver.streams.get().get(key);
      if (stream) {
        const { userCallId: of, mediaType } = stream;
        this.#diary.received(link.connectionId, { direction: 'received', of, mediaType }, now);
      }
      quality.set(key, qualityOf(measure(this.#before.get(link), now, sent)));
    }
    this.#before = before;
    // A change of quality draws all parts of a call again, so growing values are not part of it.
    this.#quality.set((known) => (areAlike(known, quality) ? known : quality));
    await this.#report();
  }

  async #readSent(read: ReadStats): Promise<Sent | undefined> {
    const camera = this.call.sent.find(({ mediaType }) => mediaType === 'userCam');
    const link = camera?.links[0];
    const self = this.call.state.get().self;
    if (!link || !self) return undefined;
    const sent = readSent(await read(link));
    const name = { direction: 'sent', of: self.userCallId, mediaType: 'userCam' } as const;
    this.#diary.sent(link.connectionId, name, sent);
    return sent;
  }

  async #report(): Promise<void> {
    const now = performance.now();
    if (now - this.#reportedAt < QUALITY_REPORT_MS) return;
    this.#reportedAt = now;
    const streams = this.#diary.report(now);
    if (streams.length > 0) await this.call.reports.quality(streams);
  }
}
