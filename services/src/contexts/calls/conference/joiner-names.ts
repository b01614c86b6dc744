import type { CallParticipant } from '@foyer/contracts/calls';
import type { Position } from '@foyer/event-log';

/** Finds the names of the people in a call. Also the injection token. */
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

  /**
   * Returns the name of a person in the lobby, who is in no record of the call; empty if unknown.
   */
  abstract nameOfKnocker(joinerId: string): Promise<string>;
}
