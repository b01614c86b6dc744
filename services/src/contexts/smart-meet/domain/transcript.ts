import type { TranscriptConsent, TranscriptEvent } from '@foyer/contracts/smart-meet';
import type { JoinerType } from '@foyer/contracts/calls';

/** A person's answer to being transcribed, and its time. */
export interface Consent {
  readonly consent: TranscriptConsent;
  readonly since: string;
}

/** The transcript of a call, without its words. */
export interface Transcript {
  readonly stage: 'none' | 'on' | 'stopped' | 'deleted';
  readonly startedBy: string;
  readonly startedAt: string;
  readonly consents: Readonly<Record<string, Consent>>;
  /** All persons who stopped it, other than by leaving. */
  readonly stoppedBy: readonly string[];
  /** All persons who were ever asked. */
  readonly asked: Readonly<Record<string, JoinerType>>;
  /** The speaker of each stretch that is kept, by {@link spokenKey}. */
  readonly speakers: Readonly<Record<string, string>>;
}

export const noTranscript: Transcript = {
  stage: 'none',
  startedBy: '',
  startedAt: '',
  consents: {},
  stoppedBy: [],
  asked: {},
  speakers: {},
};

/** An id of a stretch of speech counts for its speaker alone, so that no one can take another's. */
export const spokenKey = (speakerId: string, utteranceId: string): string =>
  `${speakerId}:${utteranceId}`;

export function evolveTranscript(state: Transcript, event: TranscriptEvent): Transcript {
  switch (event.type) {
    case 'TranscriptStarted': {
      const { startedBy, startedAt } = event.data;
      // All persons are asked again; earlier words stay.
      return { ...state, stage: 'on', startedBy, startedAt, consents: {} };
    }
    case 'TranscriptConsentAsked':
      return consenting(state, event.data, 'asked', event.data.askedAt);
    case 'TranscriptConsentGiven':
      return consenting(state, event.data, 'agreed', event.data.givenAt);
    case 'TranscriptConsentRefused':
      return consenting(state, event.data, 'refused', event.data.refusedAt);
    case 'TranscriptConsentWithdrawn': {
      const { joinerId, withdrawnAt } = event.data;
      const left = Object.entries(state.speakers).filter(([, speaker]) => speaker !== joinerId);
      const without = { ...state, speakers: Object.fromEntries(left) };
      return consenting(without, event.data, 'withdrawn', withdrawnAt);
    }
    case 'UtteranceSpoken': {
      const { utteranceId, speakerId } = event.data;
      const key = spokenKey(speakerId, utteranceId);
      return { ...state, speakers: { ...state.speakers, [key]: speakerId } };
    }
    case 'TranscriptStopped': {
      const { stoppedBy } = event.data;
      const all = stoppedBy === null ? state.stoppedBy : [...state.stoppedBy, stoppedBy];
      return { ...state, stage: 'stopped', stoppedBy: all };
    }
    case 'TranscriptDeleted':
      return { ...state, stage: 'deleted', speakers: {} };
  }
}

function consenting(
  state: Transcript,
  { joinerId, joinerType }: { readonly joinerId: string; readonly joinerType: JoinerType },
  consent: TranscriptConsent,
  since: string,
): Transcript {
  return {
    ...state,
    consents: { ...state.consents, [joinerId]: { consent, since } },
    asked: { ...state.asked, [joinerId]: joinerType },
  };
}
