import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect } from 'react';
import { Sidebar, useSidebarState, useStore, type SidebarProps } from 'react-admin';

/**
 * The menu next to the page; it gives way when the page becomes narrow, and comes back when it
 * becomes wide. The drawer of a narrow page must begin closed: one that begins open, and is closed
 * before it is drawn, lies over the page for good without being seen.
 */
export function ConsoleSidebar(props: SidebarProps) {
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'));
  const [open, setOpen] = useSidebarState();
  const [settledFor, setSettledFor] = useStore('sidebar.narrow', isNarrow);
  const isSettled = settledFor === isNarrow;
  useLayoutEffect(() => {
    if (isSettled) return;
    setOpen(!isNarrow);
    setSettledFor(isNarrow);
  }, [isNarrow, isSettled, setOpen, setSettledFor]);
  return <Sidebar {...props} open={open && isSettled} />;
}
