import { tracedStep } from '../observability/index.js';

/**
 * A store whose answers are spans of the trace that asks. They name the collection, or the kind of a
 * secret, and never what was asked for: that may be a name of a person.
 * @param system the kind of store, as OpenTelemetry names it.
 */
export function tracedStore<S extends object>(store: S, system: string, collection?: string): S {
  return new Proxy(store, {
    get(target, name) {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') return member;
      return (...given: unknown[]): unknown => {
        const call = (): unknown => Reflect.apply(member, target, given);
        const [first] = given;
        if (name === 'collection') return tracedStore(call() as object, system, String(first));
        if (typeof name !== 'string' || !TRACED.has(name)) return call();
        const place = collection ?? String(first);
        const attributes = {
          'db.system.name': system,
          'db.operation.name': name,
          'db.collection.name': place,
        };
        return tracedStep(`${name} ${place}`, attributes, call as () => Promise<unknown>);
      };
    },
  });
}

/** The calls of read stores and of vaults that people wait for. */
const TRACED: ReadonlySet<string> = new Set([
  ...['find', 'findOne', 'countDocuments'],
  ...['get', 'getText', 'getJson', 'put', 'putText', 'putIfAbsent', 'remove'],
]);
