import type { Provider } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';

import { Rejected } from './commands/index.js';
import { currentScope, traced } from '../observability/index.js';
import { declare, providersOf, type Declaration, type Declared } from './declaration.js';
import { instancesOf, tokensOf, type Instances, type Needs } from './needs.js';

/** A question, and how it is answered. */
export interface QueryDeclaration<Data, N extends Needs, Result> {
  /** The name of the query in traces. */
  readonly name: string;
  readonly needs?: N;
  readonly answer: (
    data: Data,
    tools: { readonly needs: Instances<N> },
  ) => Result | Promise<Result>;
}

/** The class of a declared query: `queryBus.execute(new FindGroups(criteria))`. */
export interface DeclaredQuery<Data, Result> extends Declaration<'query'> {
  new (...data: undefined extends Data ? [data?: Data] : [data: Data]): Query<Result> & {
    readonly data: Data;
  };
  readonly queryName: string;
}

/**
 * Declares a query: its class, its handler on the query bus, and the provider that a module takes
 * by {@link provideQueries}. `data` is annotated in `answer`, and left out where there is nothing
 * to ask by.
 */
export function defineQuery<Result, Data = undefined, N extends Needs = Needs>(
  query: QueryDeclaration<Data, N, Result>,
): DeclaredQuery<Data, Result> {
  const { name, answer } = query;
  const needs: Needs = query.needs ?? {};

  class Declared extends Query<Result> {
    static readonly queryName = name;
    readonly data: Data;

    constructor(...[data]: [data?: Data]) {
      super();
      this.data = data as Data;
    }
  }
  Object.defineProperty(Declared, 'name', { value: name });

  @QueryHandler(Declared)
  class Handler implements IQueryHandler<Declared> {
    constructor(private readonly needs: Instances<N>) {}

    async execute({ data }: Declared): Promise<Result> {
      // It would answer as of before what the same request has written.
      if (currentScope()?.progress?.isBehind) throw new Rejected('UNAVAILABLE');
      return traced(`query ${name}`, {}, async () => answer(data, { needs: this.needs }));
    }
  }
  const provider: Provider = {
    provide: Handler,
    inject: tokensOf(needs),
    useFactory: (...given: unknown[]) => new Handler(instancesOf(needs, given) as Instances<N>),
  };
  return declare(Declared, { kind: 'query', name, providers: [provider] });
}

/** The handlers of declared queries, for the providers of a module. */
export function provideQueries(queries: Declared<'query'>): Provider[] {
  return providersOf('query', queries);
}
