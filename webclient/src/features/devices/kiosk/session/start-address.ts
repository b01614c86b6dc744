import { readAgentFragment, type AgentFragment } from '@foyer/contracts/local';

/** The part of a kiosk's page address behind its `#`, which no server sees. */
export interface StartAddress {
  /** The key of the device, as the QR code of the console has it. */
  readonly key: string | null;
  /** How to reach the agent that has started this page. */
  readonly agent: AgentFragment | null;
}

const KEPT_AGENT = 'deviceAgent';

const fromHash = (hash: string): StartAddress => ({
  key: new URLSearchParams(hash.replace(/^#/, '')).get('key'),
  agent: readAgentFragment(hash) ?? null,
});

/**
 * Reads the data of the address, and removes them from it at once: they must not be readable on the
 * screen or in the history. The agent is found again after a reload; a key is good for this once.
 */
export function takeStartAddress(
  page: Pick<Window, 'location' | 'history'>,
  storage: Storage,
): StartAddress {
  const { hash, pathname, search } = page.location;
  const taken = fromHash(hash);
  if (hash !== '') page.history.replaceState(page.history.state, '', pathname + search);
  if (taken.agent) storage.setItem(KEPT_AGENT, hash);
  return { ...taken, agent: taken.agent ?? fromHash(storage.getItem(KEPT_AGENT) ?? '').agent };
}
