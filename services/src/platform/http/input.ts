import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Language } from '@foyer/contracts/identity';
import type { RouteDefinition } from '@foyer/contracts/schema';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';

import type { Actor, CommandContext } from '../cqrs/commands/index.js';

/** All a controller's method is given: parsed, and of a caller who may call it. */
export interface RouteInput<Params = unknown, Query = unknown, Body = unknown> {
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  /** The file of a call that takes one; undefined for every other. */
  readonly file: Uint8Array | undefined;
  readonly actor: Actor;
  readonly language: Language;
  readonly context: CommandContext;
  /** The caller's address, for budgets of attempts. */
  readonly address: string;
  /**
   * The name that the caller's program gives itself, cut short; empty without one. It proves no
   * identity.
   */
  readonly userAgent: string;
  /**
   * The cookies that came along, as one line. They never say who calls: that is the token's
   * business.
   */
  readonly cookies: string;
  /** Aborted once the caller does not wait for the answer any more, or may not have it any more. */
  readonly signal: AbortSignal;
}

/** The input of a route: `InputOf<typeof portalRoutes.createPortal>`. */
export type InputOf<R> =
  R extends RouteDefinition<infer Params, infer Query, infer Body>
    ? RouteInput<z.output<Params>, z.output<Query>, z.output<Body>>
    : never;

const inputs = new WeakMap<FastifyRequest, RouteInput>();

export function keepInput(request: FastifyRequest, input: RouteInput): void {
  inputs.set(request, input);
}

/** Gives a controller's method its {@link RouteInput}. */
export const Input = createParamDecorator((_data: undefined, context: ExecutionContext) => {
  const input = inputs.get(context.switchToHttp().getRequest<FastifyRequest>());
  if (!input) throw new Error('No input was made for this request');
  return input;
});
