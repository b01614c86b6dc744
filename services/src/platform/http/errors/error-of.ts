import type { RejectionCode } from '@foyer/contracts/rejections';

import { Rejected } from '../../cqrs/commands/index.js';
import { gettingReady } from './getting-ready.js';

type Codes = Readonly<Partial<Record<string, RejectionCode>>>;

/** Error codes of the layers below, and their meaning for the caller. */
const BY_CODE: Codes = {
  EVENT_ID_REUSED: 'ID_ALREADY_USED',
  EVENT_LOG_CLOSED: 'UNAVAILABLE',
  EVENT_LOG_UNAVAILABLE: 'UNAVAILABLE',
  REVISION_CONFLICT: 'CONFLICT',
  READ_STORE_FAULT: 'UNAVAILABLE',
  READ_MODEL_ABSENT: 'GETTING_READY',
  STORES_OVERDUE: 'UNAVAILABLE',
  FILES_FAULT: 'UNAVAILABLE',
  VAULT_FAULT: 'UNAVAILABLE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_INPUT',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_INPUT',
  FST_ERR_CTP_INVALID_JSON_BODY: 'INVALID_INPUT',
};

/** Statuses of the frameworks below, where no code says more. */
const BY_STATUS: Codes = {
  400: 'INVALID_INPUT',
  401: 'UNAUTHENTICATED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'PAYLOAD_TOO_LARGE',
  414: 'INVALID_INPUT',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  422: 'INVALID_INPUT',
  429: 'TOO_MANY_REQUESTS',
  431: 'HEADERS_TOO_LARGE',
  503: 'UNAVAILABLE',
};

/**
 * The meaning of an error for the caller; undefined for a fault of the program, which stays
 * internal.
 */
export function errorAnswerOf(error: unknown): Rejected | undefined {
  if (error instanceof Rejected) return error;
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error ? BY_CODE[String(error.code)] : undefined;
  const meaning = code ?? BY_STATUS[statusOf(error)];
  if (meaning === 'GETTING_READY') return gettingReady();
  return meaning && new Rejected(meaning);
}

/** Nest says `getStatus()`, Fastify says `statusCode`. */
function statusOf(error: Error): string {
  if ('getStatus' in error && typeof error.getStatus === 'function') {
    return String((error.getStatus as () => unknown).call(error));
  }
  return 'statusCode' in error ? String(error.statusCode) : '';
}
