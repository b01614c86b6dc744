import { identityMessages } from '@foyer/contracts/identity';

import { makeStore, type Store } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import { debug } from '../../debug.js';

/** Which of a member's tabs rings, as the server decided; null while it has not. */
export interface PrimaryTab {
  readonly isPrimary: Store<boolean | null>;
  /** How often this tab was made the primary one by hand. */
  readonly claims: Store<number>;
  /** Makes this tab the one that rings. */
  readonly claim: () => Promise<void>;
  readonly stop: () => void;
}

/** Asks the server which tab is the primary one, and follows changes of it. */
export function followPrimaryTab(main: Channel, tabId: string): PrimaryTab {
  const isPrimary = makeStore<boolean | null>(null);
  const claims = makeStore(0);
  const ask = async (claim: boolean) => {
    const { primaryTabId } = await main.emit(identityMessages.setPrimaryTab, { tabId, claim });
    isPrimary.set(primaryTabId === tabId);
    if (claim) claims.set((count) => count + 1);
  };
  const stopHearing = main.on(identityMessages.setPrimaryTab, ({ primaryTabId }) => {
    isPrimary.set(primaryTabId === tabId);
  });
  const stopAsking = main.onUp(() => {
    ask(false).catch((error: unknown) => debug('tab', error));
  });
  return {
    isPrimary,
    claims,
    claim: () => ask(true),
    stop: () => {
      stopHearing();
      stopAsking();
    },
  };
}
