import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Moves the tabs until the selected one stands in their middle. */
function scrollToSelected(tabs: Element): void {
  const tab = tabs.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]');
  const scroller = tab?.closest('.MuiTabs-scroller');
  if (!tab || !scroller) return;
  scroller.scrollLeft = tab.offsetLeft - (scroller.clientWidth - tab.clientWidth) / 2;
}

/**
 * Stands around tabs that may be wider than the screen. The tabs scroll themselves once, before
 * their arrows are drawn and their font is loaded, which moves the selected one out of sight again.
 */
export function SelectedTabInSight({ children }: { children: ReactNode }) {
  const box = useRef<HTMLElement>(null);
  const { pathname, search } = useLocation();
  useEffect(() => {
    const tabs = box.current;
    if (tabs === null) return undefined;
    scrollToSelected(tabs);
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(() => scrollToSelected(tabs));
    for (const part of tabs.querySelectorAll('.MuiTabs-scroller, [role="tab"]')) {
      observer.observe(part);
    }
    return () => observer.disconnect();
  }, [pathname, search]);
  return <Box ref={box}>{children}</Box>;
}
