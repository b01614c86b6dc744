import type { CallParticipant } from '@foyer/contracts/calls';
import type { Position } from '@foyer/event-log';

/** What the people in a call are called. Also the injection token. */
export abstract class JoinerNames {
  /**
   * Empty for a visitor who gave no name.
   * @param since Where it was written that they entered; undefined where nothing had to be written.
   */
  abstract nameOf(
    callId: string,
    joiner: Pick<CallParticipant, 'joinerId' | 'joinerType'>,
    since: Position | undefined,
  ): Promise<string>;

  /** The name of somebody in the lobby, and so in no record of the call; empty where it is not known. */
  abstract nameOfKnocker(joinerId: string): Promise<string>;
}
