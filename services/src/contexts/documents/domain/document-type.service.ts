import type { Document } from '@foyer/contracts/documents';
import { latePart } from '#platform/late-part';

const fileType = latePart(() => import('file-type'));

/** The type of a document. */
export interface DocumentType {
  readonly mediaType: string;
  readonly extension: Document['extension'];
}

const MSWORD = 'application/msword';
const EXTENSIONS: Readonly<Record<string, Document['extension']>> = {
  'application/pdf': 'pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'docx',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  [MSWORD]: 'doc',
};
/** Of the container of older office files, the stream that makes it a text. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

/** The extension of a media type that is accepted. */
export function extensionOf(mediaType: string): Document['extension'] {
  return EXTENSIONS[mediaType] ?? 'docx';
}

/**
 * Returns the type of a file by its content, no matter what its name is; undefined if the type is
 * not accepted.
 */
export async function documentTypeOf(file: Uint8Array): Promise<DocumentType | undefined> {
  const { fileTypeFromBuffer } = await fileType();
  const found = (await fileTypeFromBuffer(file).catch(() => undefined))?.mime;
  const isWord = found === 'application/x-cfb' && Buffer.from(file).includes(WORD_STREAM);
  const mediaType = isWord ? MSWORD : (found ?? '');
  const extension = EXTENSIONS[mediaType];
  return extension && { mediaType, extension };
}
