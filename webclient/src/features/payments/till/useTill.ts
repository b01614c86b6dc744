import type { PaymentTerminal } from '@foyer/contracts/payments';
import { useEffect, useMemo } from 'react';

import type { Channel } from '#wire/channel.js';
import { TillSession } from './till-session.js';
import { useTerminals } from './useTerminals.js';

export interface TillInHand {
  readonly session: TillSession;
  readonly terminals: readonly PaymentTerminal[];
}

/**
 * The payments of a call, followed for as long as the call is drawn, whether or not its dialog is
 * open.
 */
export function useTill(channel: Channel, callId: string): TillInHand {
  const session = useMemo(() => new TillSession(channel, callId), [channel, callId]);
  const terminals = useTerminals(channel, callId);
  useEffect(() => {
    session.open();
    return () => session.close();
  }, [session]);
  return { session, terminals };
}
