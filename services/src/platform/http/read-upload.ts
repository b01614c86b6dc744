import type { MultipartFile } from '@fastify/multipart';
import type { Upload } from '@foyer/contracts/schema';
import type { FastifyRequest } from 'fastify';

import { Rejected } from '../eventing/commands/index.js';
import { errorAnswerOf } from './errors/index.js';
import type { HeldBytes } from './bytes-under-way.js';

/** Fields beside the file, and how long each may be, in bytes. */
const FIELDS_MAX = 20;
const FIELD_MAX_BYTES = 10_000;

/** What came as `multipart/form-data`. */
export interface ReceivedUpload {
  readonly file: Uint8Array;
  readonly fields: Readonly<Record<string, string>>;
}

/**
 * Reads the one file of a call and the fields beside it, never more than the call allows. Nothing of it is read before
 * the caller was let in, and what came is counted.
 * @throws Rejected UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE, INVALID_INPUT for a form that is none, or as
 * {@link HeldBytes.take}.
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
  // What the parser of forms says of a broken one has no code.
  return failure ?? new Rejected('INVALID_INPUT');
}
