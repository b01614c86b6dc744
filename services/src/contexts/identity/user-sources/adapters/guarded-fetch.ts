import type { Dispatcher } from 'undici';

import { AddressNotAllowed, type GuardedNetwork } from './guarded-network.js';
import { latePart } from '#platform/late-part';

const undici = latePart(() => import('undici'));

/** How long a provider may take to be reached, and to answer, in milliseconds. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 5_000;
/** Longest answer of a provider, in bytes; its keys and its description have some thousand. */
const ANSWER_MAX_BYTES = 1024 * 1024;

type Fetch = (url: string, options?: RequestInit) => Promise<Response>;

/**
 * `fetch` to providers: where the network allows it, to no place that an answer points to, and for
 * so long and no longer.
 */
export function guardedFetch(network: GuardedNetwork): Fetch {
  let dispatcher: Dispatcher | undefined;
  const loading = async () => {
    const { Agent, fetch: connect } = await undici();
    dispatcher ??= new Agent({
      connect: { lookup: network.lookup, timeout: CONNECT_MS },
      headersTimeout: ANSWER_MS,
      bodyTimeout: ANSWER_MS,
      maxResponseSize: ANSWER_MAX_BYTES,
      // Trials of settings would leave one for each address.
      keepAliveTimeout: 1,
    });
    return { connect, dispatcher };
  };
  return async (url, options = {}) => {
    const { protocol, hostname } = new URL(url);
    // Without TLS only to this machine, and that only where it is named among the internal
    // networks.
    const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    if (protocol !== 'https:' && !(protocol === 'http:' && isHere)) throw new AddressNotAllowed();
    network.demandHost(hostname);
    const { body, headers, method } = options;
    const { connect, dispatcher } = await loading();
    const answer = await connect(url, {
      dispatcher,
      redirect: 'manual',
      signal: AbortSignal.timeout(ANSWER_MS),
      ...(method !== undefined && { method }),
      headers: [...new Headers(headers).entries()],
      ...(body instanceof URLSearchParams && { body: body.toString() }),
    });
    return new Response(answer.body === null ? null : await answer.arrayBuffer(), {
      status: answer.status,
      headers: [...answer.headers.entries()],
    });
  };
}
