/** The open tabs of one person, in the order in which they came, and the one that rings. */
export interface Tabs {
  readonly open: readonly string[];
  readonly primary: string | null;
}

export const noTabs: Tabs = { open: [], primary: null };

/** A tab opens; the first one becomes the primary. */
export function tabOpened({ open, primary }: Tabs, tabId: string): Tabs {
  return {
    open: open.includes(tabId) ? open : [...open, tabId],
    primary: primary ?? tabId,
  };
}

/** A tab closes; where it was the primary, the one that has been open longest takes over. */
export function tabClosed({ open, primary }: Tabs, tabId: string): Tabs {
  const left = open.filter((other) => other !== tabId);
  return { open: left, primary: primary === tabId ? (left[0] ?? null) : primary };
}

/** A tab that is open takes over as the primary. */
export function tabClaimed(tabs: Tabs, tabId: string): Tabs {
  return tabs.open.includes(tabId) ? { ...tabs, primary: tabId } : tabs;
}
