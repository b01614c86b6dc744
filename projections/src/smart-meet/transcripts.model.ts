import type { SpokenLanguage } from '@foyer/contracts/calls';
import type { Language } from '@foyer/contracts/identity';
import type { SmartMeetFailure, TranscriptConsent } from '@foyer/contracts/smart-meet';

import type { KeptOutDocument } from '../calls/kept-out.js';

/** How far the summary of a transcript is in one language. */
export interface SummaryState {
  readonly requestId: string;
  readonly status: 'processing' | 'view' | 'failure';
  readonly failure: SmartMeetFailure | null;
  /** SHA-256 of its file, base64url; null where there is none. */
  readonly hash: string | null;
}

/** The transcript of a call, without its words. */
export interface TranscriptDocument {
  /** The call's id. */
  readonly _id: string;
  readonly startedBy: string;
  readonly startedAt: string;
  /** Null while it is being made. */
  readonly stoppedAt: string | null;
  readonly isDeleted: boolean;
  /** The persons who were asked, in the order of the questions, with their last answers. */
  readonly consents: readonly {
    readonly joinerId: string;
    readonly consent: TranscriptConsent;
    readonly at: string;
  }[];
  /** Members of staff who were in the call meanwhile. */
  readonly memberIds: readonly string[];
  /**
   * Those of them who may read it: neither who was only asked for advice aside, nor who was taken
   * out.
   */
  readonly readerIds: readonly string[];
  /** The ids of all persons who were asked: a summary may speak of each of them. */
  readonly joinerIds: readonly string[];
  /** Files of summaries that there are, or may yet be. */
  readonly requestIds: readonly string[];
  readonly summaries: Readonly<Partial<Record<Language, SummaryState>>>;
  /**
   * The language in which the summary was made first; others are translations of it. Null where
   * there is none.
   */
  readonly summaryLanguage: Language | null;
}

/** A finished stretch of speech. */
export interface UtteranceDocument {
  /** By {@link keptIdOf}: of its call, its speaker and the id that the speaker's page gave it. */
  readonly _id: string;
  readonly callId: string;
  /** The id that the speaker's page gave it; of two that began at once it says which came first. */
  readonly utteranceId: string;
  readonly speakerId: string;
  readonly language: SpokenLanguage;
  readonly text: string;
  readonly startedAt: string;
  readonly endedAt: string;
}

export interface TranscriptCollections {
  readonly transcripts: TranscriptDocument;
  readonly utterances: UtteranceDocument;
  readonly transcriptCalls: KeptOutDocument;
}
