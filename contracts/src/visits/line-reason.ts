import { REASON_LENGTH } from '../schema/reason-length.js';
import { plainParagraph } from '../schema/plain-text.js';

/** The reason why a visitor is served before others who have waited longer; it stays in the log. */
export const LineReason = plainParagraph()
  .min(REASON_LENGTH.min)
  .max(REASON_LENGTH.max)
  .meta({ id: 'LineReason' });
