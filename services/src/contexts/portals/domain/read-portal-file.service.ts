import {
  IMAGE_MAX_BYTES,
  PORTAL_FILE_TYPES,
  SHOWN_TYPES,
  type PortalFile,
} from '@foyer/contracts/portals';

import { Rejected } from '#platform/cqrs';
import { readPicture, type PictureSize } from '#platform/stores/files';
import { latePart } from '#platform/late-part';

const fileType = latePart(() => import('file-type'));

export type FilePurpose = 'content' | 'logo' | 'favicon' | 'document';

/** The type of a read file, and its stored content. */
export interface ReadFile extends Pick<PortalFile, 'mediaType' | 'contentType' | 'size'> {
  readonly content: Uint8Array;
}

/**
 * How large pictures are kept; a logo is shown at most 80 pixels high, on dense screens from twice
 * as many.
 */
const SIZES: Readonly<Record<FilePurpose, PictureSize>> = {
  content: { width: 2160, height: 2160 },
  document: { width: 4096, height: 4096 },
  logo: { width: 640, height: 160 },
  favicon: { width: 64, height: 64 },
};
/** The errors for a file of a type that is not accepted. */
const ERRORS = {
  content: 'FILE_TYPE',
  document: 'PORTAL_DOCUMENT_TYPE',
  logo: 'IMAGE_TYPE',
  favicon: 'IMAGE_TYPE',
} as const satisfies Readonly<Record<FilePurpose, string>>;
const FIELD = 'file';
/** Older office documents are known by their container alone. */
const CONTAINER = 'application/x-cfb';

/**
 * Reads a file for a portal: the type is found by its bytes, no matter what its name is; pictures
 * are painted again.
 * @throws Rejected UNSUPPORTED_MEDIA_TYPE or PAYLOAD_TOO_LARGE
 */
export async function readPortalFile(file: Uint8Array, purpose: FilePurpose): Promise<ReadFile> {
  const contentType = await typeOf(file);
  const mediaType = mediaTypeOf(contentType, purpose);
  if (mediaType !== 'image') {
    return { mediaType, contentType, size: file.length, content: file };
  }
  if (file.length > IMAGE_MAX_BYTES) {
    throw new Rejected('PAYLOAD_TOO_LARGE', {}, { [FIELD]: 'IMAGE_TOO_LARGE' });
  }
  const { content, size } = await readPicture(file, FIELD, SIZES[purpose]);
  return { mediaType, contentType: 'image/webp', size, content };
}

async function typeOf(file: Uint8Array): Promise<string> {
  const { fileTypeFromBuffer } = await fileType();
  const found = await fileTypeFromBuffer(file).catch(() => undefined);
  return found?.mime === CONTAINER ? 'application/msword' : (found?.mime ?? '');
}

function mediaTypeOf(contentType: string, purpose: FilePurpose): PortalFile['mediaType'] {
  const isPicture = purpose === 'logo' || purpose === 'favicon';
  for (const [mediaType, types] of Object.entries(SHOWN_TYPES)) {
    if (!(types as readonly string[]).includes(contentType)) continue;
    if (!isPicture || mediaType === 'image') return mediaType as PortalFile['mediaType'];
  }
  if (purpose === 'document' && PORTAL_FILE_TYPES.includes(contentType)) {
    return 'document';
  }
  throw new Rejected('UNSUPPORTED_MEDIA_TYPE', {}, { [FIELD]: ERRORS[purpose] });
}
