import { ApiError, makeUrl, type AnswerOf, type RouteInput } from '@foyer/contracts/client';
import type { RouteDefinition } from '@foyer/contracts/schema';
import http from 'k6/http';
import { office } from './office.js';

interface ErrorAnswer {
  readonly errors?: { readonly msg?: string; readonly code?: string };
}

/**
 * Makes an HTTP call by its definition.
 * @throws ApiError when it is refused, or no server answers.
 */
export async function call<R extends RouteDefinition>(
  route: R,
  input: RouteInput<R>,
  token?: string,
): Promise<AnswerOf<R>> {
  const { params, body } = input as { params?: Record<string, unknown>; body?: unknown };
  const response = await http.asyncRequest(
    route.method,
    office.origin + makeUrl(route, params),
    body === undefined ? null : JSON.stringify(body),
    {
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      // One name for all addresses of a route, or every visit would be a time series of its own.
      tags: { name: `${route.method} ${route.path}` },
    },
  );
  if (response.status >= 200 && response.status < 300) {
    return (response.status === 204 ? undefined : response.json()) as AnswerOf<R>;
  }
  if (response.status === 0) throw new ApiError('NETWORK', response.error);
  const { code = 'NOT_UNDERSTOOD', msg = '' } =
    (response.json() as ErrorAnswer | null)?.errors ?? {};
  throw new ApiError(code, msg, response.status);
}
