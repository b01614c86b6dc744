export type { SummaryState, TranscriptDocument, UtteranceDocument } from './transcripts.model.js';
export { transcripts } from './transcripts.js';
export { keptIdOf } from './utterance-id.js';
