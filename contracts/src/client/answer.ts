import type { RouteDefinition } from '../schema/route.js';
import { ApiError } from './api-error.js';

interface ErrorAnswer {
  readonly errors?: {
    readonly msg?: string;
    readonly code?: string;
    readonly fields?: Record<string, string>;
  };
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError('NOT_UNDERSTOOD', '', response.status, {}, { cause });
  }
}

/**
 * What a response says. It is parsed where the route carries its schemas; the bundles for browsers leave them out,
 * because they weigh more than the page that uses them.
 * @throws ApiError when the response is an error, or not what the route promises.
 */
export async function readAnswer(route: RouteDefinition, response: Response): Promise<unknown> {
  const body = await readBody(response);
  const errors = (body as ErrorAnswer | null | undefined)?.errors;
  // What is done and cannot be shown yet is no failure of the call, and yet not what it answers with.
  if (!response.ok || errors) {
    const { msg = '', code = 'NOT_UNDERSTOOD', fields } = errors ?? {};
    const retryAfter = response.headers.get('retry-after');
    const retryAfterS = retryAfter === null ? undefined : Number(retryAfter);
    throw new ApiError(code, msg, response.status, fields, { retryAfterS });
  }
  const { answers } = route as Partial<RouteDefinition>;
  const schema = answers?.[response.status];
  if (schema === undefined) return body;
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ApiError('NOT_UNDERSTOOD', '', response.status, {}, { cause: parsed.error });
}
