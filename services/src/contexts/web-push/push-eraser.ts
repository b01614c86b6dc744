import type { CommandRunner } from '#platform/cqrs';
import type { Vault } from '#platform/stores/vault';
import type { PersonEraser } from '#contexts/identity';
import { PushAddresses } from './adapters/push-addresses.js';
import { subscriptionsOf } from './streams.js';

interface Parts {
  readonly runner: Pick<CommandRunner, 'stateOf'>;
  readonly vault: Vault;
}

/** Removes the addresses of a member's browsers: without a running server, no reaction does it. */
export function pushEraser({ runner, vault }: Parts): PersonEraser {
  const addresses = new PushAddresses(vault);
  return {
    what: 'devices',
    async erase({ personId, kind }) {
      if (kind !== 'member') return 0;
      const { running } = await runner.stateOf(subscriptionsOf(personId));
      let count = 0;
      for (const { subscriptionId } of running)
        if (await addresses.forget(subscriptionId)) count += 1;
      return count;
    },
  };
}
