import type { SpokenLanguage } from '@foyer/contracts/calls';

/** A piece of a person's speech. */
export interface SpeechPiece {
  readonly content: Uint8Array;
  readonly mediaType: string;
  readonly language: SpokenLanguage;
  readonly signal?: AbortSignal;
}

/** Turns sound into text. Also the injection token. */
export abstract class SpeechRecognizer {
  abstract readonly isSetUp: boolean;
  /**
   * Returns the text, in one line; empty if there was no speech.
   * @throws ServiceFault where it cannot be had.
   */
  abstract recognize(piece: SpeechPiece): Promise<string>;
}

/** No service is set up that does. */
export class NoSpeechRecognizer extends SpeechRecognizer {
  readonly isSetUp = false;

  recognize(): Promise<never> {
    throw new Error('No service is set up that recognizes speech');
  }
}
