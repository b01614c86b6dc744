import type { RouteDefinition } from '../schema/route.js';
import { ApiError } from './api-error.js';
import { errorOf, errorsIn } from './error-answer.js';

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  try {
    return await response.json();
  } catch (cause) {
    throw new ApiError('NOT_UNDERSTOOD', '', response.status, {}, { cause });
  }
}

/** Returns a response that is no answer as an error to throw. */
export function refusalOf({ status, headers }: Response, body: unknown): ApiError {
  // Absent, or a date of a proxy, it names no seconds.
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return errorOf(body, status, { retryAfterS: Number.isFinite(seconds) ? seconds : undefined });
}

/**
 * Returns the content of a response. It is parsed where the route carries its schemas; the bundles
 * for browsers leave them out, because they weigh more than the page that uses them.
 * @throws ApiError when the response is an error, or not what the route promises.
 */
export async function readAnswer(route: RouteDefinition, response: Response): Promise<unknown> {
  const body = await readBody(response);
  // An action that is done and cannot be shown yet is no failure of the call, but it is not its
  // answer either.
  if (!response.ok || errorsIn(body)) throw refusalOf(response, body);
  const { answers } = route as Partial<RouteDefinition>;
  const schema = answers?.[response.status];
  if (schema === undefined) return body;
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  throw new ApiError('NOT_UNDERSTOOD', '', response.status, {}, { cause: parsed.error });
}
