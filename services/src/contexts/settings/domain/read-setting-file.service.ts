import { WHITEBOARD_TYPES, type AppSettingFilePurpose } from '@foyer/contracts/settings';
import { IMAGE_MAX_BYTES } from '@foyer/contracts/portals';

import { Rejected } from '#platform/cqrs';
import {
  fromPdfHead,
  readPicture,
  requireFewPixels,
  type PictureSize,
} from '#platform/stores/files';
import type { PdfCheck } from '../adapters/pdf-check.js';
import { latePart } from '#platform/late-part';

const fileType = latePart(() => import('file-type'));

const FIELD = 'file';
/** A logo is shown at most 80 pixels high, on dense screens from twice as many. */
const SIZES: Readonly<Record<Exclude<AppSettingFilePurpose, 'whiteboard'>, PictureSize>> = {
  logo: { width: 640, height: 160 },
  favicon: { width: 64, height: 64 },
};

/**
 * Reads a file for the company's look: the type is found by its bytes, no matter what its name is.
 * Logo and favicon are painted again; the first page of a whiteboard is kept as it is, since people
 * draw on it at its full size.
 * @throws Rejected UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE
 */
export async function readSettingFile(
  file: Uint8Array,
  purpose: AppSettingFilePurpose,
  pdfs: PdfCheck,
): Promise<{ readonly content: Uint8Array; readonly contentType: string }> {
  if (purpose !== 'whiteboard') {
    requireImageSize(file);
    const { content } = await readPicture(file, FIELD, SIZES[purpose]);
    return { content, contentType: 'image/webp' };
  }
  const read = fromPdfHead(file);
  const { fileTypeFromBuffer } = await fileType();
  const found = await fileTypeFromBuffer(read).catch(() => undefined);
  const contentType = WHITEBOARD_TYPES.find((type) => type === found?.mime);
  if (contentType === undefined) {
    throw new Rejected('UNSUPPORTED_MEDIA_TYPE', {}, { [FIELD]: 'WHITEBOARD_TYPE' });
  }
  if (contentType === 'application/pdf') {
    if (!(await pdfs.isReadable(read))) {
      throw new Rejected('UNSUPPORTED_MEDIA_TYPE', {}, { [FIELD]: 'PDF_UNREADABLE' });
    }
  } else {
    requireImageSize(read);
    await requireFewPixels(read, FIELD, 'IMAGE_TYPE');
  }
  return { content: read, contentType };
}

function requireImageSize(file: Uint8Array): void {
  if (file.length > IMAGE_MAX_BYTES) {
    throw new Rejected('PAYLOAD_TOO_LARGE', {}, { [FIELD]: 'IMAGE_TOO_LARGE' });
  }
}
