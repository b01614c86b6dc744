import { AsyncLocalStorage } from 'node:async_hooks';

import type { RequestProgress } from './request-progress.js';

/** The common context of all consequences of one request or message. */
export interface RequestScope {
  /** The server's own id of it; joins what it leads to in logs, traces and events. */
  readonly correlationId: string;
  /** The client's own id of it; for logs only, never for events. */
  readonly clientCorrelationId?: string;
  /** The command that is being run for it. */
  readonly command?: string;
  /** How far it has come; undefined for what is not asked from outside. */
  readonly progress?: RequestProgress;
}

const scopes = new AsyncLocalStorage<RequestScope>();

/** Runs something on behalf of a request. */
export function inScope<T>(scope: RequestScope, run: () => T): T {
  return scopes.run(scope, run);
}

/** The request that the running code serves; undefined outside of any. */
export function currentScope(): RequestScope | undefined {
  return scopes.getStore();
}

/**
 * Asks a store on behalf of the request that the running code serves, for as long as that one may
 * wait.
 */
export function askStore<T>(store: () => Promise<T>): Promise<T> {
  const progress = scopes.getStore()?.progress;
  return progress === undefined ? store() : progress.ask(store);
}

/**
 * Runs a command, whose name is in all log lines meanwhile. `correlationId` is for commands outside
 * of any request.
 */
export function inCommand<T>(command: string, correlationId: string, run: () => T): T {
  return scopes.run({ correlationId, ...scopes.getStore(), command }, run);
}
