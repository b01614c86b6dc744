import type { z } from 'zod';

import type { RouteDefinition } from '../schema/route.js';

type Part<Name extends string, Schema extends z.ZodType> = [z.input<Schema>] extends [undefined]
  ? unknown
  : Partial<z.input<Schema>> extends z.input<Schema>
    ? Readonly<Partial<Record<Name, z.input<Schema>>>>
    : Readonly<Record<Name, z.input<Schema>>>;

/**
 * The input of a call: `params`, `query` and `body`, each only if the route has it, and optional if
 * all its fields are.
 */
export type RouteInput<R extends RouteDefinition> =
  R extends RouteDefinition<infer Params, infer Query, infer Body>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never;

/** The answer of a successful call. */
export type AnswerOf<R extends RouteDefinition> =
  R extends RouteDefinition<z.ZodType, z.ZodType, z.ZodType, infer Answers>
    ? z.output<Answers[keyof Answers]>
    : never;
