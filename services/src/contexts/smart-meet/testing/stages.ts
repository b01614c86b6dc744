import type { Transcript } from '../domain/transcript.js';

/** The stages of transcripts, for models of the whole program. */
export type TranscriptStage = Transcript['stage'];
export { Transcripts } from '../streams.js';
