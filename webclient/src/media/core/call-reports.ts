import {
  flowMessages,
  qualityMessages,
  type ReceivedFlow,
  type SentFlow,
  type StreamFigures,
} from '@foyer/contracts/calls';

import type { CallContext } from './call-context.js';

/** How the streams of this page flow just now. */
export interface FlowNow {
  readonly sent: SentFlow[];
  readonly received: ReceivedFlow[];
}

/**
 * Tells the server how the streams of this page do, by the place that it sits in; nothing while it
 * sits in none.
 */
export class CallReports {
  constructor(
    private readonly context: CallContext,
    private readonly isIn: () => boolean,
  ) {}

  /** How they did since the last report, for the record of the call. */
  async quality(streams: readonly StreamFigures[]): Promise<void> {
    const { world } = this.context;
    const place = this.#place();
    if (!place) return;
    await world.channel.emit(qualityMessages.reportQuality, { ...place, streams: [...streams] });
  }

  /** How they flow just now, by which the server notices what stands still. */
  async flow(flow: FlowNow): Promise<void> {
    const place = this.#place();
    if (place)
      await this.context.world.channel.emit(flowMessages.reportFlow, { ...place, ...flow });
  }

  #place() {
    const { slot, sessionCallId } = this.context;
    return slot && this.isIn() ? { sessionCallId, userCallId: slot.userCallId } : null;
  }
}
