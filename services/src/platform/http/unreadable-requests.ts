import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { rejections, type RejectionCode } from '@foyer/contracts/rejections';
import type { ErrorBody } from '@foyer/contracts/schema';

import { errorText, languageOf } from './errors/index.js';

/** The errors of Node's parser, and their codes for the caller. */
const CODES: Readonly<Partial<Record<string, RejectionCode>>> = {
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
};

/** A connection may still be read from for this time after the answer, in milliseconds. */
const LINGER_MS = 2_000;

/** Answers unreadable requests in the form of all other answers, and closes their connections. */
export function answerUnreadable(error: Error & { readonly code?: string }, socket: Socket): void {
  // A closed connection gets no answer; a half-answered one must not be answered twice.
  if (error.code === 'ECONNRESET' || !socket.writable || socket.bytesWritten > 0) {
    socket.destroy();
    return;
  }
  const code = CODES[error.code ?? ''] ?? 'INVALID_INPUT';
  const { status } = rejections[code];
  // Its language could not be read either.
  const msg = errorText(code, languageOf(undefined));
  const body = JSON.stringify({ errors: { msg, code } } satisfies ErrorBody);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ].join('\r\n');
  socket.end(`${head}\r\n\r\n${body}`);
  // A client that does not close its own side would keep the connection permanently.
  const linger = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(linger));
}
