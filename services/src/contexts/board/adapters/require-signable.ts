import { activeContentOf, refuseWhatIsShownOtherwise } from './active-content.js';
import { hasFillableFields } from './form-fields.js';
import type { OpenedDocument } from './open-document.js';
import { PdfRefused } from './pdf-refused.js';
import { RECORD_FIELD } from './signature-record.js';

/**
 * A document without a seal is flattened to what is seen before it is signed. One that has a seal
 * cannot be changed so, and is refused where it could look otherwise later.
 * @throws PdfRefused DOCUMENT_IS_XFA_FORM, DOCUMENT_HAS_LAYERS or DOCUMENT_SEALED_AND_ACTIVE
 */
export function requireSignable({ pdf, isSealed }: OpenedDocument): void {
  refuseWhatIsShownOtherwise(pdf);
  if (!isSealed) return;
  const active = activeContentOf(pdf).filter((one) => one !== 'attachments');
  if (active.length > 0 || hasFillableFields(pdf, RECORD_FIELD)) {
    throw new PdfRefused('DOCUMENT_SEALED_AND_ACTIVE');
  }
}
