import { useState } from 'react';

const ADDRESS = /^\/(sessions|calendar)\/([^/]+)\/call\/?$/;

interface OpenedCall {
  readonly kind: 'sessions' | 'calendar';
  readonly id: string;
}

/** The call whose page has this address. */
function callAt(pathname: string): OpenedCall | null {
  const [, kind, id] = ADDRESS.exec(pathname) ?? [];
  return id === undefined ? null : { kind: kind === 'sessions' ? kind : 'calendar', id };
}

const isSame = (one: OpenedCall, other: OpenedCall | null): boolean =>
  one.kind === other?.kind && one.id === other.id;

/**
 * The call that the frame of the pages draws: the one of the open page, or the one that the user is
 * in while another page is open.
 * @param hasVisitor True while a visitor is in hand, who stands in the place of a small call.
 */
export function useOpenedCall(pathname: string, hasVisitor: boolean) {
  const here = callAt(pathname);
  const [open, setOpen] = useState(here);
  const [isIn, onIn] = useState(false);
  const change = (next: OpenedCall | null) => {
    setOpen(next);
    onIn(false);
  };
  if (here && !isSame(here, open)) change(here);
  else if (!here && open && (!isIn || hasVisitor)) change(null);
  return { open, small: here === null, onIn };
}
