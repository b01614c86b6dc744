import type { FactoryProvider, InjectionToken } from '@nestjs/common';

import { CommandRunner, type ContextCommand, type Outcome } from '../cqrs/commands/index.js';
import { provideCommands, type DeclaredCommand } from '../cqrs/index.js';

/**
 * Carries out declared commands without a container, on a runner and on instances of what they
 * need.
 */
export function executorOf(
  runner: CommandRunner,
  instances: ReadonlyMap<InjectionToken, unknown> = new Map(),
) {
  return <Data, Result>(command: DeclaredCommand<Data, Result>) => {
    const [provider] = provideCommands([command]);
    const { useFactory, inject = [] } = provider as FactoryProvider<Handler<Data, Result>>;
    const given = inject.map((token) => {
      const key = token as InjectionToken;
      if (key === CommandRunner) return runner;
      if (!instances.has(key)) throw new Error(`Nothing stands for ${String(key)}`);
      return instances.get(key);
    });
    const handler = Promise.resolve(useFactory(...given));
    return async (made: ContextCommand<Data, Result>): Promise<Outcome<Result>> =>
      (await handler).execute(made);
  };
}

interface Handler<Data, Result> {
  execute(command: ContextCommand<Data, Result>): Promise<Outcome<Result>>;
}
