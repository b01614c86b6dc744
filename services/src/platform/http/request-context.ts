import type { FastifyRequest } from 'fastify';
import { IDEMPOTENCY_KEY } from '@foyer/contracts/schema';
import { v5 } from 'uuid';

import type { NewId } from '../clock/index.js';
import { Rejected, type Actor, type CommandContext } from '../cqrs/commands/index.js';
import { currentScope, currentTraceparent } from '../observability/index.js';

/** Commands that clients name live in this space, apart from those that the server names. */
const CLIENT_COMMANDS = '5f0b7b3e-6a55-5c1f-9d0e-7c0f0b6f4b1d';
const TRACEPARENT = /^00-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$/;

/**
 * The command that a request carries. An `Idempotency-Key` makes repeats of one caller's call one
 * command; a caller cannot name another caller's command. With another body it is another command,
 * since the first would otherwise swallow it.
 * @throws Rejected INVALID_INPUT where the key has an odd form: a caller relies on it
 */
export function contextOf(request: FastifyRequest, actor: Actor, newId: NewId): CommandContext {
  const traceparent = currentTraceparent() ?? single(request.headers.traceparent, TRACEPARENT);
  const call = callOf(request, actor);
  return {
    ...(call === undefined
      ? { commandId: newId.next() }
      : {
          commandId: v5(`command:${JSON.stringify(request.body ?? null)}`, call),
          thingId: v5('thing', call),
        }),
    correlationId: currentScope()?.correlationId ?? newId.next(),
    actor,
    ...(traceparent === undefined ? {} : { traceparent }),
  };
}

/** The id of what a call makes that names none. */
export const thingIdOf = ({ thingId }: CommandContext, newId: NewId): string =>
  thingId ?? newId.next();

/** Names a call that its caller may repeat. Uploads have no such name: their files are not compared. */
function callOf(request: FastifyRequest, actor: Actor): string | undefined {
  const sent = request.headers['idempotency-key'];
  if (sent === undefined || request.isMultipart()) return undefined;
  const key = single(sent, IDEMPOTENCY_KEY);
  if (key === undefined) throw new Rejected('INVALID_INPUT', { header: 'Idempotency-Key' });
  return v5(
    JSON.stringify([actor.type, actor.id, request.method, request.url, key]),
    CLIENT_COMMANDS,
  );
}

function single(value: string | string[] | undefined, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}
