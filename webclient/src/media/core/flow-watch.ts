import { CONNECTIONS_MAX, FLOW_REPORT_MS } from '@foyer/contracts/calls';

import { debug } from '../../debug.js';
import type { SentStream } from './call-connections.js';
import type { CallSession } from './call-session.js';
import type { FlowNow } from './call-reports.js';
import { readCounts, type Counts } from './counts.js';
import type { PeerLink } from './peer-link.js';
import { Stillness } from './stillness.js';

/**
 * Chromium mutes a camera that gives no pictures for a second. Others mute what the person, or the
 * system, has paused: that is meant, and to take the camera again would undo it.
 */
const mutesWhatFreezes = (): boolean => 'userAgentData' in navigator;

/**
 * True if a camera or microphone must deliver data: it is on and not muted. One that has ended
 * should.
 */
function isToFlow({ kind, enabled, muted }: MediaStreamTrack): boolean {
  return enabled && (!muted || (kind === 'video' && mutesWhatFreezes()));
}

type ReadStats = (link: PeerLink) => Promise<RTCStatsReport>;

/**
 * A stream that stands still for this time is reported at once, in milliseconds: two looks, neither
 * of them exact.
 */
const STANDS_STILL_MS = 1_500;
/** Looks are a second apart, but not to the millisecond. */
const EARLY_MS = 300;

const stands = (still: number | null) => still !== null && still >= STANDS_STILL_MS;

/** True if a stream stands still although it should flow. */
const isWrong = ({ sent, received }: FlowNow) =>
  sent.some(
    ({ audioStillMs, videoStillMs, isUp }) => !isUp || stands(audioStillMs) || stands(videoStillMs),
  ) || received.some(({ videoStillMs }) => stands(videoStillMs));

/** Tells which facts about this page's streams are known: a change of it is reported at once. */
const knownOf = ({ sent }: FlowNow) =>
  JSON.stringify(
    sent.map((one) => [one.connectionId, one.audioStillMs === null, one.videoStillMs === null]),
  );

/** Tells the server how the streams of a call flow, which by that notices what does not. */
export class FlowWatch {
  readonly #stillness = new Stillness();
  #saidAt = -Infinity;
  #wasWrong = false;
  #known = '';
  #isSaying = false;

  constructor(private readonly call: CallSession) {}

  /** @param at Milliseconds on a clock that does not jump. */
  async look(at: number, read: ReadStats): Promise<void> {
    const counts = async (link: PeerLink) => readCounts(await read(link));
    const flow: FlowNow = { sent: [], received: [] };
    for (const stream of this.call.sent) {
      const counted = await Promise.all(stream.links.map(counts));
      flow.sent.push(this.#sent(at, stream, counted));
    }
    const { links, sources } = this.call.receiver;
    for (const [key, link] of [...links].slice(0, CONNECTIONS_MAX)) {
      const from = sources.get(key);
      if (from) flow.received.push(this.#received(at, from, link, await counts(link)));
    }
    this.#stillness.end();
    this.#say(at, flow);
  }

  #sent(at: number, { mediaType, connectionId, links }: SentStream, counts: readonly Counts[]) {
    const begun = links.filter(({ state }) => state.get() !== 'connecting');
    const still = (kind: 'audio' | 'video', field: 'audioSent' | 'picturesSent') => {
      const track = begun.flatMap(({ connection }) =>
        connection.getSenders().flatMap((sender) => sender.track ?? []),
      );
      const own = track.find((one) => one.kind === kind);
      if (!own || !isToFlow(own)) return null;
      // A shared screen may stand still for any time.
      if (mediaType === 'screenCam') return kind === 'video' ? 0 : null;
      const sum = counts.reduce((total, one) => total + one[field], 0);
      return this.#stillness.look(`${connectionId}/${own.id}`, sum, at);
    };
    return {
      ...{ mediaType, connectionId },
      audioStillMs: still('audio', 'audioSent'),
      videoStillMs: still('video', 'picturesSent'),
      isUp: begun.length === 0 || begun.some(stood),
    };
  }

  #received(
    at: number,
    { source, inSight }: { readonly source: string; readonly inSight: boolean },
    link: PeerLink,
    { audioReceived, packetsReceived, picturesDecoded }: Counts,
  ) {
    const isUp = stood(link);
    const still = (of: string, count: number, counts = isUp) =>
      this.#stillness.look(`${link.connectionId}/${of}`, counts ? count : null, at);
    // A browser need not decode hidden pictures.
    const isSeen = isUp && inSight && !document.hidden;
    return {
      connectionId: source,
      audioStillMs: still('audio', audioReceived),
      videoStillMs: still('video', picturesDecoded, isSeen),
      packetsStillMs: still('packets', packetsReceived),
    };
  }

  #say(at: number, flow: FlowNow): void {
    const isEmpty = flow.sent.length === 0 && flow.received.length === 0;
    const wrong = isWrong(flow);
    const known = knownOf(flow);
    const isNews = wrong || this.#wasWrong || known !== this.#known;
    const isDue = at - this.#saidAt >= FLOW_REPORT_MS - EARLY_MS;
    if (isEmpty || this.#isSaying || !(isDue || isNews)) return;
    this.#saidAt = at;
    this.#wasWrong = wrong;
    this.#known = known;
    this.#isSaying = true;
    this.call.reports
      .flow(flow)
      .catch((error: unknown) => debug('media', 'flow not told', error))
      .finally(() => (this.#isSaying = false));
  }
}

/**
 * True if a connection is up. A browser may recover a connection that it has not given up, but
 * nothing flows until then.
 */
function stood({ connection }: PeerLink): boolean {
  return connection.connectionState === 'connected';
}
