import { ApiError, refusalOf } from '@foyer/contracts/client';
import createClient, { type Client, type Middleware } from 'openapi-fetch';

import { tokenOf, type FoyerOptions } from './options.js';

/**
 * A client of HTTP calls by their paths. An answer without a result throws a `FoyerError`, so that
 * `data` is what the call answers. `SHOWN_LATER` says that it is done, and its result comes later.
 */
export function makeHttp<Paths extends object>(options: FoyerOptions): Client<Paths> {
  const { origin, language = 'en', fetch: send = fetch } = options;
  const client = createClient<Paths>({
    baseUrl: origin,
    fetch: (request) =>
      send(request).catch((cause: unknown) => {
        request.signal.throwIfAborted();
        throw new ApiError('NETWORK', '', 0, {}, { cause });
      }),
    // Lists of the console's calls travel as JSON: `range=[0,24]`.
    querySerializer: queryOf,
  });
  client.use({
    async onRequest({ request }) {
      const token = await tokenOf(options);
      if (token !== null) request.headers.set('authorization', `Bearer ${token}`);
      request.headers.set('accept-language', language);
      return request;
    },
    onResponse: throwRefusal,
  });
  return client;
}

function queryOf(query: object): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  return new URLSearchParams(
    given.map(([name, value]) => [
      name,
      typeof value === 'object' ? JSON.stringify(value) : String(value),
    ]),
  ).toString();
}

/** All of it is done, and its result cannot be shown yet. */
const SHOWN_LATER_STATUS = 202;

const throwRefusal: NonNullable<Middleware['onResponse']> = async ({ response }) => {
  const { ok, status } = response;
  if (status === 304 || (ok && status !== SHOWN_LATER_STATUS)) return;
  throw refusalOf(response, await response.json().catch(() => null));
};
