import type { MultipartFile } from '@fastify/multipart';
import type { Upload } from '@foyer/contracts/schema';
import type { FastifyRequest } from 'fastify';

import { Rejected } from '../cqrs/commands/index.js';
import { errorAnswerOf } from './errors/index.js';
import type { HeldBytes } from './bytes-under-way.js';

/** The limit of fields in addition to the file, and the longest of them in bytes. */
const FIELDS_MAX = 20;
const FIELD_MAX_BYTES = 10_000;

/** The content of a `multipart/form-data` body. */
export interface ReceivedUpload {
  readonly file: Uint8Array;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads the one file of a call and its other fields, never more than the call allows. It reads only
 * after the caller was let in, and counts the bytes that came.
 * @throws Rejected UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, INVALID_INPUT for a form that is
 * none, or as {@link HeldBytes.take}.
 */
export async function readUpload(
  request: FastifyRequest,
  upload: Upload,
  underWay: HeldBytes,
): Promise<ReceivedUpload> {
  const { field, maxBytes } = upload;
  if (!request.isMultipart()) throw new Rejected('UNSUPPORTED_MEDIA_TYPE');
  const fields: Record<string, string> = Object.create(null) as Record<string, string>;
  let file: Uint8Array | undefined;
  try {
    const limits = {
      files: 1,
      fileSize: maxBytes,
      fields: FIELDS_MAX,
      fieldSize: FIELD_MAX_BYTES,
      headerPairs: 20,
    };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'file') file = await contentOf(part, field, underWay);
      else fields[part.fieldname] = String(part.value);
    }
  } catch (error) {
    throw formErrorOf(error, upload);
  }
  if (!file || file.length === 0) throw new Rejected('INVALID_INPUT', {}, { [field]: 'BLANK' });
  return { file, fields };
}

async function contentOf(
  part: MultipartFile,
  field: string,
  underWay: HeldBytes,
): Promise<Uint8Array> {
  if (part.fieldname !== field) throw new Rejected('INVALID_INPUT', {}, { [field]: 'BLANK' });
  const chunks: Buffer[] = [];
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    underWay.take(chunk.length);
    chunks.push(chunk);
  }
  // The parser ends it where it is too long.
  if (part.file.truncated) throw new Rejected('PAYLOAD_TOO_LARGE');
  return Buffer.concat(chunks);
}

function formErrorOf(error: unknown, { field, mediaTypes }: Upload): unknown {
  const failure = errorAnswerOf(error);
  if (failure?.code === 'PAYLOAD_TOO_LARGE') {
    const isImage = mediaTypes.every((type) => type.startsWith('image/'));
    const text = isImage ? 'IMAGE_TOO_LARGE' : 'DOCUMENT_TOO_LARGE';
    return new Rejected('PAYLOAD_TOO_LARGE', {}, { [field]: text });
  }
  // The form parser's own message about a broken form has no code.
  return failure ?? new Rejected('INVALID_INPUT');
}
