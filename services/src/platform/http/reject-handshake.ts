import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import type { ErrorBody } from '@foyer/contracts/schema';
import { rejections } from '@foyer/contracts/rejections';

import type { Rejected } from '../cqrs/commands/index.js';
import { againAfter, languageOf, errorText } from './errors/index.js';

/** A request to connect as engine.io hands it on: with its response where it is no upgrade. */
type HandshakeRequest = IncomingMessage & { readonly res?: ServerResponse };

/** Answers a request to connect as other requests are refused, with the time to come again. */
export function rejectHandshake(request: HandshakeRequest, { code, details }: Rejected): void {
  const { status } = rejections[code];
  const msg = errorText(code, languageOf(request.headers['accept-language']), details);
  const { retryAfter } = details;
  const body = JSON.stringify({
    errors: { msg, code, ...againAfter(details) },
  } satisfies ErrorBody);
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body).toString(),
    ...(retryAfter !== undefined && { 'retry-after': retryAfter }),
    connection: 'close',
  };
  if (request.res) {
    request.res.writeHead(status, headers).end(body);
    return;
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines].join('\r\n');
  request.socket.end(`${head}\r\n\r\n${body}`);
}
