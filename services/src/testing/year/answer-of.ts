import type { FactoryProvider } from '@nestjs/common';
import { declarationProviders, type DeclaredQuery } from '#platform/cqrs';

interface Handler<Result> {
  execute(query: object): Promise<Result>;
}

/**
 * Answers a declared query as its module does, from parts that a test gives, in the order of its
 * needs.
 */
export async function answerOf<Data, Result>(
  Query: DeclaredQuery<Data, Result>,
  parts: readonly unknown[],
  data: Data,
): Promise<Result> {
  const [provider] = declarationProviders(Query) as readonly FactoryProvider<Handler<Result>>[];
  if (provider === undefined) throw new Error(`${Query.queryName} has no handler`);
  const handler = await provider.useFactory(...parts);
  return handler.execute(new (Query as new (asked: Data) => object)(data));
}
