import type { z } from 'zod';

import type { Policy } from '../access/policy.js';
import type { RejectionCode } from '../rejections/index.js';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One HTTP call: what goes in, what comes out, and who may make it. */
export interface RouteDefinition<
  Params extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Body extends z.ZodType = z.ZodType,
  Answers extends Readonly<Record<number, z.ZodType>> = Readonly<Record<number, z.ZodType>>,
> {
  readonly method: HttpMethod;
  /** Below `/api/v2`, unless it starts with `/api/`. Parameters in braces: `/queue/{id}`. */
  readonly path: string;
  readonly context: string;
  readonly summary: string;
  readonly policy: Policy;
  readonly params?: Params;
  readonly query?: Query;
  readonly body?: Body;
  /** The answer of a success, by status; the first one is sent with a handler's return value. */
  readonly answers: Answers;
  /** Errors special to this call; those of validation and policy are added automatically. */
  readonly rejections?: readonly RejectionCode[];
  /** Files that travel as `multipart/form-data` together with the fields of `body`. */
  readonly upload?: Upload;
  /** The body is a form of an HTML page, `application/x-www-form-urlencoded`, in place of JSON. */
  readonly form?: true;
  /**
   * The body may be a whole record, as clients of simple-rest send it: fields of the answer that
   * cannot be changed are ignored.
   */
  readonly takesRecord?: true;
  /** Largest body in bytes, where this call needs more than others. */
  readonly maxBytes?: number;
  /** Media type of a success that is not JSON. */
  readonly produces?: string;
  /** Of a GET: the media cookie also lets in, as elements that play media cannot send headers. */
  readonly acceptsMediaCookie?: true;
  /** Specified but not served yet. */
  readonly planned?: true;
}

/** A file field of a multipart request. */
export interface Upload {
  readonly field: string;
  readonly mediaTypes: readonly string[];
  readonly maxBytes: number;
}

/** Declares an HTTP call; see {@link RouteDefinition}. */
export function defineRoute<
  Answers extends Readonly<Record<number, z.ZodType>>,
  Params extends z.ZodType = z.ZodType<undefined>,
  Query extends z.ZodType = z.ZodType<undefined>,
  Body extends z.ZodType = z.ZodType<undefined>,
>(
  route: RouteDefinition<Params, Query, Body, Answers>,
): RouteDefinition<Params, Query, Body, Answers> {
  return route;
}

/** The full path that a server listens on and a client calls. */
export function fullPath(route: Pick<RouteDefinition, 'path'>): string {
  return route.path.startsWith('/api/') ? route.path : `/api/v2${route.path}`;
}
