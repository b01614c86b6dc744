import type { Dispatcher } from 'undici';

import { latePart } from '#platform/late-part';
import { AddressNotAllowed, type GuardedNetwork } from './guarded-network.js';

const undici = latePart(() => import('undici'));

/** How long a server may take to be reached, and to answer, in milliseconds. */
const CONNECT_MS = 3_000;
const ANSWER_MS = 5_000;
/** Longest answer, in bytes; the keys and the description of a provider have some thousand. */
const ANSWER_MAX_BYTES = 1024 * 1024;

export interface GuardedFetchOptions {
  /** The places that http may reach in place of https, each only in a named network. */
  readonly withoutTls?: 'this-machine' | 'named-networks';
  /** How long everything may take, in milliseconds. */
  readonly withinMs?: number;
  /** False where only the status and the headers of an answer count. */
  readonly readsBody?: boolean;
}

export type GuardedFetch = (url: string, options?: RequestInit) => Promise<Response>;

/**
 * `fetch` to addresses that people typed in: where the network allows it, to no place that an
 * answer points to, and for so long and no longer.
 */
export function guardedFetch(
  network: GuardedNetwork,
  { withoutTls = 'this-machine', withinMs = ANSWER_MS, readsBody = true }: GuardedFetchOptions = {},
): GuardedFetch {
  const dispatchers = new Map<boolean, Dispatcher>();
  const loading = async (isPlain: boolean) => {
    const { Agent, fetch: connect } = await undici();
    const known = dispatchers.get(isPlain);
    const dispatcher =
      known ??
      new Agent({
        connect: {
          lookup: isPlain ? network.namedLookup : network.lookup,
          timeout: CONNECT_MS,
        },
        headersTimeout: withinMs,
        bodyTimeout: withinMs,
        maxResponseSize: ANSWER_MAX_BYTES,
        // Trials of settings would leave one for each address.
        keepAliveTimeout: 1,
      });
    dispatchers.set(isPlain, dispatcher);
    return { connect, dispatcher };
  };
  return async (url, options = {}) => {
    const { protocol, hostname } = new URL(url);
    const isPlain = protocol === 'http:';
    if (protocol !== 'https:' && !(isPlain && mayBePlain(hostname, withoutTls))) {
      throw new AddressNotAllowed();
    }
    network.demandHost(hostname, { isNamed: isPlain });
    const { body, headers, method, signal } = options;
    const { connect, dispatcher } = await loading(isPlain);
    const tooLate = AbortSignal.timeout(withinMs);
    const answer = await connect(url, {
      dispatcher,
      redirect: 'manual',
      signal: signal ? AbortSignal.any([signal, tooLate]) : tooLate,
      ...(method !== undefined && { method }),
      headers: [...new Headers(headers).entries()],
      ...(body instanceof URLSearchParams && { body: body.toString() }),
      ...(typeof body === 'string' && { body }),
      ...(ArrayBuffer.isView(body) && { body: bytesOf(body) }),
    });
    if (!readsBody) await answer.body?.cancel();
    return new Response(readsBody && answer.body ? await answer.arrayBuffer() : null, {
      status: answer.status,
      headers: [...answer.headers.entries()],
    });
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView) =>
  new Uint8Array(buffer, byteOffset, byteLength);

const mayBePlain = (
  hostname: string,
  withoutTls: NonNullable<GuardedFetchOptions['withoutTls']>,
): boolean =>
  withoutTls === 'named-networks' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
