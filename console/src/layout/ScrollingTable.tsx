import Box from '@mui/material/Box';
import { useEffect, useRef, type ReactNode } from 'react';
import { useListContext } from 'react-admin';

/** The part that scrolls in a list of columns. */
const SCROLLER = '.RaDatagrid-tableWrapper';

/** Makes columns that have no room a stop of Tab, from which the arrow keys scroll them. */
export function ScrollingTable({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const { data, defaultTitle } = useListContext();
  const name = typeof defaultTitle === 'string' ? defaultTitle : '';
  useEffect(() => {
    const scroller = place.current?.querySelector<HTMLElement>(SCROLLER);
    if (!scroller) return undefined;
    const mark = () => {
      const scrolls = scroller.scrollWidth > scroller.clientWidth;
      scroller.toggleAttribute('data-scrolls', scrolls);
      for (const [attribute, value] of [
        ['tabindex', '0'],
        ['role', 'group'],
        ['aria-label', name],
      ] as const)
        if (scrolls) scroller.setAttribute(attribute, value);
        else scroller.removeAttribute(attribute);
    };
    mark();
    const sizes = 'ResizeObserver' in globalThis ? new ResizeObserver(mark) : undefined;
    sizes?.observe(scroller);
    return () => sizes?.disconnect();
  }, [data, name]);
  return <Box ref={place}>{children}</Box>;
}
