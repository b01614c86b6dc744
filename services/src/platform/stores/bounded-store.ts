import { askStore } from '../observability/index.js';

/**
 * A store whose answers are waited for no longer than the request may take that asks; see
 * `RequestProgress`.
 */
export function boundedStore<S extends object>(store: S): S {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        const call = (): unknown => Reflect.apply(member, target, given);
        if (name === 'collection') return boundedStore(call() as object);
        return ASKED.has(name) ? askStore(call as () => Promise<unknown>) : call();
      };
    },
  });
}

/** The calls that people wait for. Clearing out and closing have no time limit. */
const ASKED: ReadonlySet<string | symbol> = new Set([
  ...['find', 'findOne', 'countDocuments'],
  ...['get', 'put', 'putIfAbsent', 'getText', 'putText', 'remove'],
]);
