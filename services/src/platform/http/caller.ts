import type { FastifyRequest } from 'fastify';

import type { Actor } from '../cqrs/commands/index.js';

/** The token that a request was let in with, and the time of its end. */
export interface Credential {
  readonly token: string;
  readonly address: string;
  readonly expiresAt: Date;
}

const callers = new WeakMap<FastifyRequest, Actor>();
const credentials = new WeakMap<FastifyRequest, Credential>();

/** Notes who a request comes from, once that is established, and by which token. */
export function keepCaller(request: FastifyRequest, actor: Actor, credential?: Credential): void {
  callers.set(request, actor);
  if (credential) credentials.set(request, credential);
}

/** The credential of a request; undefined for one that needs none. */
export function credentialOf(request: FastifyRequest): Credential | undefined {
  return credentials.get(request);
}

/** The caller of a request; undefined until the guard has let it in. */
export function callerOf(request: FastifyRequest): Actor | undefined {
  return callers.get(request);
}
