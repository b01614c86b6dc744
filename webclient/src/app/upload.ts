import { ApiError, sendForm } from '@foyer/contracts/client';

import { currentLanguage } from '../i18n/language.js';
import { session } from '../session/session.js';
import { followError } from './api.js';

/** How an upload is followed, and called back. */
export interface UploadControls {
  /** Told how much of it is there, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Calls it back; it then fails like one that never arrived. */
  readonly signal: AbortSignal;
}

/** A file on its way to the server. */
export interface Upload extends UploadControls {
  readonly method: string;
  /** As routes have it, its parameters filled in. */
  readonly path: string;
  /** The name of the field that carries the file. */
  readonly field: string;
  readonly file: Blob;
  readonly fileName: string;
  /** Further fields of the upload. */
  readonly fields?: Readonly<Record<string, string>>;
}

/**
 * Sends a file, and says how far it is.
 * @throws ApiError when it was refused or never arrived.
 */
export async function upload({
  method,
  path,
  field,
  file,
  fileName,
  fields = {},
  onProgress,
  signal,
}: Upload): Promise<unknown> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, file, fileName);
  const sent = { token: session.token() ?? null, language: currentLanguage(), form };
  try {
    return await sendForm({ method, path }, { ...sent, onProgress, signal });
  } catch (error) {
    if (error instanceof ApiError) followError(error);
    throw error;
  }
}
