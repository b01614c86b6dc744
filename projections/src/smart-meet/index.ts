export type {
  SummaryState,
  TranscriptDocument,
  UtteranceDocument,
} from './transcripts/document.js';
export { transcripts } from './transcripts/projection.js';
export { keptIdOf } from './transcripts/utterance-id.js';
