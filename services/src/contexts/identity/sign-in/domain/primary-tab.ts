import { CALL_RETURN_MS } from '@foyer/contracts/calls';

/**
 * A tab that is gone may be one that is reloaded: for so long the ringing returns to it, in
 * milliseconds. A call waits equally long for its people.
 */
export const TAB_RETURN_MS = CALL_RETURN_MS;

/** The open tabs of one person, in the order in which they came, and the one that rings. */
export interface Tabs {
  readonly open: readonly string[];
  readonly primary: string | null;
  /** The primary tab that went last, and when; null once another one was chosen. */
  readonly gone: { readonly tabId: string; readonly at: number } | null;
}

export const noTabs: Tabs = { open: [], primary: null, gone: null };

/** A tab opens; the first one becomes the primary, and so does one that returns in time. */
export function tabOpened({ open, primary, gone }: Tabs, tabId: string, at: number): Tabs {
  const returns = gone?.tabId === tabId && at - gone.at < TAB_RETURN_MS;
  return {
    open: open.includes(tabId) ? open : [...open, tabId],
    primary: returns ? tabId : (primary ?? tabId),
    gone: returns ? null : gone,
  };
}

/** A tab closes; where it was the primary, the one that has been open longest takes over. */
export function tabClosed(tabs: Tabs, tabId: string, at: number): Tabs {
  const open = tabs.open.filter((other) => other !== tabId);
  if (tabs.primary !== tabId) return { ...tabs, open };
  // The first one of several that go had the call: the others only stood in for it.
  const isStandIn = tabs.gone !== null && at - tabs.gone.at < TAB_RETURN_MS;
  return { open, primary: open[0] ?? null, gone: isStandIn ? tabs.gone : { tabId, at } };
}

/** A tab that is open takes over as the primary. */
export function tabClaimed(tabs: Tabs, tabId: string): Tabs {
  return tabs.open.includes(tabId) ? { ...tabs, primary: tabId, gone: null } : tabs;
}
