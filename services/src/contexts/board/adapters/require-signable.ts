import type { PDFDict } from '@cantoo/pdf-lib';

import { isPadEvidence } from '../seal/pad-evidence.js';
import { refuseWhatIsShownOtherwise, type ActiveContent } from './active-content.js';
import { hasFillableFields } from './form-fields.js';
import type { OpenedDocument } from './open-document.js';
import { PdfRefused } from './pdf-refused.js';
import { RECORD_FIELD } from './signature-record.js';
import { PartsWalk } from './walk-parts.js';

/**
 * A document without a seal is reduced to what is seen before it is signed; the result is what that
 * leaves out. One that has a seal cannot be changed so, and is refused where it holds such parts.
 * @throws PdfRefused DOCUMENT_IS_XFA_FORM, DOCUMENT_HAS_LAYERS, DOCUMENT_HAS_OUTSIDE_PARTS or
 *   DOCUMENT_SEALED_AND_ACTIVE
 */
export function requireSignable({ pdf, isSealed }: OpenedDocument): readonly ActiveContent[] {
  refuseWhatIsShownOtherwise(pdf);
  const isOwn = (file: PDFDict) => isSealed && isPadEvidence(pdf, file);
  const { found } = new PartsWalk(pdf, { isMending: false, isOwn }).run();
  if (isSealed && (found.size > 0 || hasFillableFields(pdf, RECORD_FIELD))) {
    throw new PdfRefused('DOCUMENT_SEALED_AND_ACTIVE');
  }
  return [...found].sort();
}
