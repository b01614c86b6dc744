import { callMessages } from '@foyer/contracts/calls';
import { ApiError } from '@foyer/contracts/client';

import { debug } from '../../debug.js';
import type { CallWorld, ParticipantSlot } from './call-context.js';
import type { CallNow } from './call-state.js';
import { decodedHere } from './decoded-here.js';

/** Errors that say that there is no call to come back to. */
const FINAL = ['CALL_OVER', 'CALL_NOT_FOUND', 'NOT_IN_CALL', 'FORBIDDEN', 'UNAUTHENTICATED'];

export type EntryRejection = 'over' | 'elsewhere' | 'full';

/** Returns the phase of a call for a page that was not let in; null if the page may try again. */
function rejectedAs(error: unknown): EntryRejection | null {
  if (!(error instanceof ApiError)) return null;
  if (error.code === 'CALL_ELSEWHERE') return 'elsewhere';
  if (error.code === 'CALL_NEEDS_RELAY') return 'full';
  return FINAL.includes(error.code) ? 'over' : null;
}

const AGAIN_MS = 2_000;

/** The call to enter, and the place in it once that was taken. */
export interface Entering {
  readonly world: Pick<CallWorld, 'channel' | 'asksBefore' | 'beforeEntry'>;
  readonly sessionCallId: string;
  slot: ParticipantSlot | null;
}

/** Results of entering a call. */
export interface Entered {
  /** The call as it is, and which of the connections of before the server knows. */
  readonly entered: (call: CallNow, connectionIds: ReadonlySet<string>) => void;
  /** Called if the call is full for now, or if it refuses finally. */
  readonly refused: (why: EntryRejection) => void;
  /** It is time to try again. */
  readonly again: () => void;
}

/** The way into a call, and back into it. */
export class CallEntry {
  #again: ReturnType<typeof setTimeout> | undefined;
  /** Asked for once a call: a browser may need a moment for its answer. */
  #decodes: ReturnType<typeof decodedHere> | undefined;
  /** True if another tab of the same person loses its place to this one. */
  #takesOver: boolean;

  constructor(
    private readonly context: Entering,
    private readonly on: Entered,
  ) {
    this.#takesOver = context.world.asksBefore !== true;
  }

  /** Takes the place of another tab of the same person, the next time. */
  takeOver(): void {
    this.#takesOver = true;
  }

  /** @param connectionIds Those that this page has by the time that it enters. */
  async enter(connectionIds: () => readonly string[]): Promise<void> {
    this.stop();
    const { world, sessionCallId } = this.context;
    try {
      this.#decodes ??= decodedHere();
      await world.beforeEntry?.();
      const decodes = await this.#decodes;
      const ack = await world.channel.emit(callMessages.getSessionCalls, {
        sessionCallId,
        connectionIds: [...connectionIds()],
        takeOver: this.#takesOver,
        decodes,
      });
      this.#takesOver = world.asksBefore !== true;
      const { userCallId, iceServers, call } = ack;
      const self = call.participants.find((each) => each.userCallId === userCallId);
      const callJoinerId = self?.callJoinerId ?? userCallId;
      this.context.slot = { userCallId, iceServers, callJoinerId };
      this.on.entered(call, new Set(ack.connectionIds));
    } catch (error) {
      debug('call', 'not entered', error);
      const refused = rejectedAs(error);
      if (refused) this.on.refused(refused);
      if (!refused || refused === 'full') this.#again = setTimeout(this.on.again, AGAIN_MS);
    }
  }

  /** Cancels the next automatic try. */
  stop(): void {
    clearTimeout(this.#again);
  }
}
