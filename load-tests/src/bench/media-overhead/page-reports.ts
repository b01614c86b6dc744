import {
  FLOW_REPORT_MS,
  flowMessages,
  QUALITY_REPORT_MS,
  qualityMessages,
} from '@foyer/contracts/calls';
import type { Messenger } from '@foyer/contracts/client';
import type { ReceivingPeer } from './peer.js';

interface Pair {
  readonly sessionCallId: string;
  readonly userCallId: string;
  /** The owner of the camera that is received. */
  readonly of: string;
  /** The connection that sends this page's camera, and the one that sends the other camera. */
  readonly sentBy: string;
  readonly source: string;
}

/**
 * The page's reports of its streams, as often as the web client sends them while all is well.
 */
export class PageReports {
  readonly #timers: NodeJS.Timeout[] = [];
  #bytes = 0;

  constructor(
    private readonly messages: Messenger,
    private readonly receiving: ReceivingPeer,
    private readonly pair: Pair,
  ) {}

  start(): void {
    this.#timers.push(
      setInterval(() => this.#flow(), FLOW_REPORT_MS),
      setInterval(() => this.#quality(), QUALITY_REPORT_MS),
    );
  }

  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
  }

  #flow(): void {
    const { sentBy: connectionId, source, ...place } = this.#place();
    const { stillMs } = this.receiving;
    const still = { audioStillMs: stillMs, videoStillMs: stillMs, packetsStillMs: stillMs };
    const sent = { connectionId, audioStillMs: 0, videoStillMs: 0, isUp: true };
    void this.messages.emit(flowMessages.reportFlow, {
      ...place,
      sent: [{ mediaType: 'userCam', ...sent }],
      received: [{ connectionId: source, ...still }],
    });
  }

  #quality(): void {
    const { of, userCallId } = this.pair;
    const { bytes } = this.receiving;
    const kbps = Math.round(((bytes - this.#bytes) * 8) / QUALITY_REPORT_MS);
    this.#bytes = bytes;
    const { sentBy: _, source: __, ...place } = this.#place();
    const figures = {
      roundTripMs: 1,
      lossPercent: 0,
      jitterMs: 1,
      kbps,
      limitedBy: 'none',
    } as const;
    void this.messages.emit(qualityMessages.reportQuality, {
      ...place,
      streams: [
        { direction: 'sent', of: userCallId, mediaType: 'userCam', ...figures },
        { direction: 'received', of, mediaType: 'userCam', ...figures },
      ],
    });
  }

  #place() {
    const { of: _, ...place } = this.pair;
    return place;
  }
}
