import { Answer, contentDisposition } from '#platform/http';
import type { FoundFile } from '../views/get-setting-file.js';

/**
 * Answers with a file of the settings; opened directly it is a picture or a document, and runs no
 * code.
 */
export function fileAnswer({ file, content }: FoundFile, caching: string): Answer<Uint8Array> {
  // A browser's viewer of documents does not work in a sandbox.
  const sandbox = file.contentType === 'application/pdf' ? '' : '; sandbox';
  return new Answer(content, {
    headers: {
      'content-type': file.contentType,
      'cache-control': caching,
      etag: `"${file.hash}"`,
      'content-security-policy': `default-src 'none'; style-src 'unsafe-inline'${sandbox}`,
      'content-disposition': contentDisposition('inline', file.name),
      'x-content-type-options': 'nosniff',
    },
  });
}
