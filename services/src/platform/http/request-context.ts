import type { FastifyRequest } from 'fastify';
import { v5 } from 'uuid';

import type { NewId } from '../clock/index.js';
import type { Actor, CommandContext } from '../cqrs/commands/index.js';
import { currentScope, currentTraceparent } from '../observability/index.js';

/** Commands that clients name live in this space, apart from those that the server names. */
const CLIENT_COMMANDS = '5f0b7b3e-6a55-5c1f-9d0e-7c0f0b6f4b1d';
const IDEMPOTENCY_KEY = /^[\w.:-]{8,200}$/;
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * The command that a request carries. An `Idempotency-Key` makes repeats of one caller's call one
 * command; a caller cannot name another caller's command.
 */
export function contextOf(request: FastifyRequest, actor: Actor, newId: NewId): CommandContext {
  const traceparent = currentTraceparent() ?? single(request.headers.traceparent, TRACEPARENT);
  return {
    commandId: commandIdOf(request, actor) ?? newId.next(),
    correlationId: currentScope()?.correlationId ?? newId.next(),
    actor,
    ...(traceparent === undefined ? {} : { traceparent }),
  };
}

function commandIdOf(request: FastifyRequest, actor: Actor): string | undefined {
  const key = single(request.headers['idempotency-key'], IDEMPOTENCY_KEY);
  if (key === undefined) return undefined;
  return v5(
    JSON.stringify([actor.type, actor.id, request.method, request.url, key]),
    CLIENT_COMMANDS,
  );
}

function single(value: string | string[] | undefined, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}
