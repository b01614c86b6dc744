import { sessionCallRoutes } from '@foyer/contracts/calls';
import type { Client } from '@foyer/contracts/client';
import type { z } from 'zod';

type Joined = z.output<(typeof sessionCallRoutes.joinSessionCall.answers)[200]>;
/** The state of a person who enters a call. */
export type SessionCallStatus = Joined['knockingStatus'];

/** A person who enters a call, and may have to be admitted. */
export interface Entry {
  readonly joinerId: string;
  readonly status: SessionCallStatus;
  /** Knocks, or asks how it goes with the knock before. */
  readonly knock: () => Promise<SessionCallStatus>;
  /** Wants in no longer. */
  readonly withdraw: () => Promise<unknown>;
}

/** Says that one is in a call, or in its lobby, no longer. */
export function sayGone(client: Client, callDetailId: string): Promise<unknown> {
  const { setCallDetailStatus } = sessionCallRoutes;
  return client.call(setCallDetailStatus, { body: { callDetailId, callStatus: false } });
}
