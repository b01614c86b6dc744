import { ApiError } from '@foyer/contracts/client';
import { fullPath } from '@foyer/contracts/schema';

import { currentLanguage } from '../i18n/language.js';
import { session } from '../session/session.js';
import { followError } from './api.js';

/** A file on its way to the server. */
export interface Upload {
  readonly method: string;
  /** As routes have it, its parameters filled in. */
  readonly path: string;
  /** The name of the field that carries the file. */
  readonly field: string;
  readonly file: Blob;
  readonly fileName: string;
  /** What goes along with it. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Told how much of it is there, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  /** Calls it back; it then fails like one that never arrived. */
  readonly signal: AbortSignal;
}

interface Answer {
  readonly errors?: { readonly code?: string; readonly msg?: string };
}

function errorAnswerOf(request: XMLHttpRequest): ApiError {
  const { code = 'NOT_UNDERSTOOD', msg = '' } = (request.response as Answer | null)?.errors ?? {};
  return new ApiError(code, msg, request.status);
}

/**
 * Sends a file; unlike `fetch` it can say how far it is.
 * @throws ApiError when it was refused or never arrived.
 */
export function upload({
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
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.open(method, fullPath({ path }));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', currentLanguage());
    request.setRequestHeader('authorization', `Bearer ${session.token() ?? ''}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status < 300) {
        resolve(request.response);
        return;
      }
      const failure = errorAnswerOf(request);
      followError(failure);
      reject(failure);
    });
    for (const failure of ['error', 'abort']) {
      request.addEventListener(failure, () => reject(new ApiError('NETWORK', '')));
    }
    signal.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
