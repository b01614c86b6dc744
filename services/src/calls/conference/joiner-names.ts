import type { Participant } from '@foyer/contracts/calls';

/** What the people in a call are called. Also the injection token. */
export abstract class JoinerNames {
  /** Empty for a visitor who gave no name. */
  abstract nameOf(callId: string, joinerType: Participant['joinerType']): Promise<string>;
}
