import { identityMessages } from '@foyer/contracts/identity';

import { makeStore, type Store } from '#state/store.js';
import type { Channel } from '#wire/channel.js';
import { debug } from '../../debug.js';

/** Which of a member's tabs rings, as the server decided; null while it has not. */
export interface PrimaryTab {
  readonly isPrimary: Store<boolean | null>;
  /** How often this tab was made the primary one by hand. */
  readonly claims: Store<number>;
  /** True if a press in this tab made it the primary one; the server may say so before it answers. */
  readonly byHand: Store<boolean>;
  /** Makes this tab the one that rings. */
  readonly claim: () => Promise<void>;
  readonly stop: () => void;
}

/** Asks the server which tab is the primary one, and follows changes of it. */
export function followPrimaryTab(main: Channel, tabId: string): PrimaryTab {
  const isPrimary = makeStore<boolean | null>(null);
  const claims = makeStore(0);
  const byHand = makeStore(false);
  let pressed = 0;
  const become = (mine: boolean) => {
    if (mine && isPrimary.get() !== true) byHand.set(pressed > 0);
    isPrimary.set(mine);
  };
  const ask = async (claim: boolean) => {
    if (claim) pressed += 1;
    try {
      const { primaryTabId } = await main.emit(identityMessages.setPrimaryTab, { tabId, claim });
      become(primaryTabId === tabId);
      if (claim) claims.set((count) => count + 1);
    } finally {
      if (claim) pressed -= 1;
    }
  };
  const stopHearing = main.on(identityMessages.setPrimaryTab, ({ primaryTabId }) => {
    become(primaryTabId === tabId);
  });
  const stopAsking = main.onUp(() => {
    ask(false).catch((error: unknown) => debug('tab', error));
  });
  return {
    isPrimary,
    claims,
    byHand,
    claim: () => ask(true),
    stop: () => {
      stopHearing();
      stopAsking();
    },
  };
}
