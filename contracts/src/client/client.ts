import { BUILD_HEADER } from '../schema/build-header.js';
import type { RouteDefinition } from '../schema/route.js';
import { ApiError } from './api-error.js';
import { readAnswer } from './answer.js';
import type { AnswerOf, RouteInput } from './route-types.js';
import { untilReady, type OnGettingReady } from './until-ready.js';
import { makeUrl } from './url.js';

/** The surroundings of a client. */
export interface ClientOptions {
  /** Origin of the server; empty in a page that the server itself has served. */
  readonly origin?: string;
  readonly token?: () => string | null | Promise<string | null>;
  /** Language in which errors are worded. */
  readonly language?: () => string;
  readonly fetch?: typeof fetch;
  /** Told with every answer which build of the pages the server has. */
  readonly onBuild?: (build: string) => void;
  /** Told of every error, before it is thrown. */
  readonly onRejected?: (error: ApiError) => void;
  /** Told while calls wait for a server that is getting ready. */
  readonly onGettingReady?: OnGettingReady;
}

/** Options of one call, in addition to the route's own input. */
export interface CallOptions {
  readonly signal?: AbortSignal;
  /** True if the call must arrive even after the page is closed. */
  readonly keepalive?: boolean;
  /** Takes the place of the client's own token. */
  readonly token?: string | null;
}

/** Calls routes by their definitions. */
export interface Client {
  /**
   * @returns What the route answers with.
   * @throws ApiError when it was refused or never arrived; the signal's own error when it was
   * aborted.
   */
  call<R extends RouteDefinition>(
    route: R,
    input: RouteInput<R> & CallOptions,
  ): Promise<AnswerOf<R>>;
}

interface AnyInput extends CallOptions {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** Makes a typed HTTP client out of the route definitions; needs nothing but `fetch`. */
export function makeClient(options: ClientOptions = {}): Client {
  const send = async (route: RouteDefinition, input: AnyInput): Promise<unknown> => {
    const token = input.token === undefined ? await options.token?.() : input.token;
    const headers = new Headers({ accept: 'application/json' });
    if (token !== undefined && token !== null) headers.set('authorization', `Bearer ${token}`);
    if (options.language) headers.set('accept-language', options.language());
    if (input.body !== undefined) headers.set('content-type', 'application/json');
    const url = (options.origin ?? '') + makeUrl(route, input.params, input.query);
    const response = await (options.fetch ?? fetch)(url, {
      method: route.method,
      headers,
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
      ...(input.signal ? { signal: input.signal } : {}),
      ...(input.keepalive ? { keepalive: true } : {}),
    }).catch((error: unknown) => {
      input.signal?.throwIfAborted();
      throw new ApiError('NETWORK', '', 0, {}, { cause: error });
    });
    const build = options.onBuild && response.headers.get(BUILD_HEADER);
    if (build) options.onBuild(build);
    return readAnswer(route, response);
  };
  return {
    call: async <R extends RouteDefinition>(route: R, input: RouteInput<R> & CallOptions) => {
      try {
        const { signal } = input;
        const call = async () => (await send(route, input as AnyInput)) as AnswerOf<R>;
        const { onGettingReady } = options;
        return await untilReady(call, { ...(signal && { signal }), onGettingReady });
      } catch (error) {
        if (error instanceof ApiError) options.onRejected?.(error);
        throw error;
      }
    },
  };
}
