export * from './events.js';
export * from './signing-events.js';
export {
  PadSignature,
  SIGNATURE_FIELD,
  SignatureStrokes,
  STROKE_POINTS_MAX,
  STROKES_MAX,
} from './signature.js';
export { isSeenAsSigned } from './signature-extent.js';
export {
  boxMoved,
  captionOf,
  fieldScale,
  placeOfNext,
  seenSize,
  type SeenPaper,
} from './signature-places.js';
export * as boardMessages from './messages.js';
export * as boardRoutes from './routes.js';
export {
  BOARD_MARKS_MAX,
  MARKS_PER_MESSAGE_MAX,
  SignProcessStatus,
  Whiteboard,
  XFDF_MAX,
  XFDF_MESSAGE_MAX,
} from './read-models.js';
export { STAMP_TEXTS, stampWords } from './stamp-words.js';
export * from './xfdf/index.js';
