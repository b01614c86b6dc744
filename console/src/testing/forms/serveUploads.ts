/** The id under which any file is kept that a form sends. */
export const FILE_ID = '019a0000-0000-7000-8000-0000000000f1';

/** The answer of a server about a file: portals and settings name it differently. */
const kept = {
  documentId: FILE_ID,
  fileId: FILE_ID,
  name: 'picture.png',
  mediaType: 'image',
  contentType: 'image/png',
  size: 4,
};

/** Keeps each file that is sent, in place of a server. */
class KeptUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly status = 201;
  readonly response = kept;
  responseType = '';

  readonly open = (): undefined => undefined;
  readonly setRequestHeader = (): undefined => undefined;

  send(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('load')));
  }
}

export function serveUploads(): void {
  globalThis.XMLHttpRequest = KeptUpload as unknown as typeof XMLHttpRequest;
}

export const aPicture = () => new File(['data'], 'picture.png', { type: 'image/png' });
