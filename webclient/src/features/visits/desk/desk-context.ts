import type { DeskView } from '@foyer/contracts/visits';
import { createContext, useContext } from 'react';

import type { Channel } from '#wire/channel.js';
import type { DeskSession } from './desk-session.js';

/** The desk of the signed-in agent, on each page. */
export interface OwnDesk {
  readonly desk: DeskSession;
  readonly view: DeskView | null;
  readonly failure: unknown;
  /** The call at this desk; undefined while there is none. */
  readonly callId: string | undefined;
  /** The channel `conference` of this call, or of the call that rings and may begin. */
  readonly channel: Channel | undefined;
}

const DeskContext = createContext<OwnDesk | null>(null);

export const DeskProvider = DeskContext.Provider;

/** @throws Error outside of the pages of those who work at a desk. */
export function useDesk(): OwnDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('Only pages of agents know a desk');
  return desk;
}
