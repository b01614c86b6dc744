import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { ErrorBody } from '@foyer/contracts/schema';
import { rejections } from '@foyer/contracts/rejections';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { otherMethodsOf } from './other-methods.js';
import { pathOf } from './observe-requests.js';
import { Rejected } from '../cqrs/commands/index.js';
import { Log } from '../observability/index.js';
import {
  againAfter,
  fieldTexts,
  languageOf,
  errorAnswerOf,
  errorText,
  shownLater,
} from './errors/index.js';

/**
 * Turns each thrown error into a coded answer; an unexpected one is logged and answered without its
 * reasons.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Log) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const failure =
      otherMethodsOf(error, request) ??
      shownLater(errorAnswerOf(error) ?? this.#unexpected(error, request));
    sendError(http.getResponse<FastifyReply>(), request, failure);
  }

  #unexpected(error: unknown, request: FastifyRequest): Rejected {
    this.log.error('A request failed', {
      err: error,
      method: request.method,
      path: pathOf(request),
    });
    return new Rejected('UNEXPECTED');
  }
}

/** Answers a request with an error, in the caller's language. */
export function sendError(
  reply: FastifyReply,
  request: FastifyRequest,
  { code, details, fields }: Rejected,
): void {
  const language = languageOf(request.headers['accept-language']);
  const msg = errorText(code, language, details);
  const { retryAfter, allow } = details;
  const body: ErrorBody = {
    errors: {
      ...{ msg, code },
      ...(fields && { fields: fieldTexts(fields, language) }),
      ...againAfter(details),
    },
  };
  if (allow !== undefined) void reply.header('allow', allow);
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  void reply.status(rejections[code].status).type('application/json; charset=utf-8').send(body);
}
