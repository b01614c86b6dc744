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

type Page = Pick<Window, 'location' | 'history'>;

/**
 * Reads the data of the address; the agent is found again after a reload. Reading leaves the address
 * as it is: a page that is drawn twice before it is shown reads it twice.
 */
export function readStartAddress({ location }: Page, storage: Storage): StartAddress {
  const read = fromHash(location.hash);
  return { ...read, agent: read.agent ?? fromHash(storage.getItem(KEPT_AGENT) ?? '').agent };
}

/**
 * Removes the data from the address as soon as the page is shown: they must not be readable on the
 * screen or in the history. The agent is kept for a reload; a key is good for this once.
 */
export function clearStartAddress({ location, history }: Page, storage: Storage): void {
  const { hash, pathname, search } = location;
  if (hash === '') return;
  if (fromHash(hash).agent) storage.setItem(KEPT_AGENT, hash);
  history.replaceState(history.state, '', pathname + search);
}
