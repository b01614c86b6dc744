import type { DeskView } from '@foyer/contracts/visits';
import { useEffect, useState } from 'react';

import { useStaff } from '../../../app/staff/staff-context.js';
import { useStore } from '../../../state/store.js';
import { DeskSession } from './desk-session.js';

interface OwnDesk {
  readonly desk: DeskSession;
  readonly view: DeskView | null;
  readonly failure: unknown;
}

/** The desk of the signed-in agent, live for as long as it is drawn. */
export function useDesk(): OwnDesk {
  const { wire } = useStaff();
  const [desk] = useState(() => new DeskSession(wire.channel('application')));
  useEffect(() => {
    desk.open();
    return () => desk.close();
  }, [desk]);
  return { desk, view: useStore(desk.view), failure: useStore(desk.failure) };
}
