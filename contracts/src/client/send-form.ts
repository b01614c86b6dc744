import { ApiError } from './api-error.js';
import { errorOf } from './error-answer.js';
import { makeUrl } from './url.js';

/** The sender of a form, and its content. */
export interface FormRequest {
  readonly token: string | null;
  readonly language: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly form: FormData;
  /** Told how much of it is there, from 0 to 1. */
  readonly onProgress?: (share: number) => void;
  /** Calls it back; it then fails like one that never arrived. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a form with files; unlike `fetch` it can say how far it is.
 * @returns what the server answers with
 * @throws ApiError when it was refused or never arrived.
 */
export function sendForm(
  route: { readonly method: string; readonly path: string },
  { token, language, params = {}, form, onProgress, signal }: FormRequest,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.responseType = 'json';
    request.open(route.method, makeUrl(route, params));
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('accept-language', language);
    request.setRequestHeader('authorization', `Bearer ${token ?? ''}`);
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      if (total > 0) onProgress?.(loaded / total);
    });
    request.addEventListener('load', () => {
      if (request.status < 300) resolve(request.response);
      else reject(errorOf(request.response, request.status));
    });
    for (const failure of ['error', 'abort']) {
      request.addEventListener(failure, () => reject(new ApiError('NETWORK', '')));
    }
    signal?.addEventListener('abort', () => request.abort());
    request.send(form);
  });
}
