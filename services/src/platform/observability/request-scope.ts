import { AsyncLocalStorage } from 'node:async_hooks';

/** What everything that one request or message leads to has in common. */
export interface RequestScope {
  readonly correlationId: string;
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
