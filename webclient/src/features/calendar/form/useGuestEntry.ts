import { ApiError } from '@foyer/contracts/client';
import { guestRoutes, type Guest } from '@foyer/contracts/identity';
import { useState } from 'react';

import { api } from '#app/api.js';
import { newId } from '#app/new-id.js';
import { useAct } from '../../sessions/useAct.js';
import { asInvited, type DraftAttendee } from './draft.js';

export const GUEST_FIELDS = ['firstName', 'lastName', 'email', 'phone'] as const;
export type GuestValues = Readonly<Record<(typeof GUEST_FIELDS)[number], string>>;
type Kind = 'addMember' | 'addGuest';

const NOTHING: GuestValues = { firstName: '', lastName: '', email: '', phone: '' };

export const nameOf = ({ firstName, lastName }: Pick<Guest, 'firstName' | 'lastName'>) =>
  [firstName, lastName].filter(Boolean).join(' ');

/**
 * The new guest who is being typed. The form of the meeting keeps it, so that it is not lost where
 * other fields are looked at, and takes it in when it is sent.
 */
export function useGuestEntry() {
  const [kind, choose] = useState<Kind>('addMember');
  const [values, setValues] = useState<GuestValues | null>(null);
  const [_id, setId] = useState(() => newId());
  const [wrong, setWrong] = useState<Readonly<Record<string, string>>>({});
  const { act, busy, problem } = useAct();
  const drop = () => {
    setValues(null);
    setWrong({});
  };
  /** @returns The guest as the server took it in; nothing where it refused */
  const add = async (): Promise<DraftAttendee | undefined> => {
    let guest: Guest | undefined;
    setWrong({});
    await act(async () => {
      try {
        guest = await api.call(guestRoutes.createGuest, { body: { _id, ...(values ?? NOTHING) } });
      } catch (error) {
        if (error instanceof ApiError) setWrong(error.fields);
        // Its error is shown where it is typed.
        choose('addGuest');
        throw error;
      }
    });
    if (guest === undefined) return undefined;
    drop();
    setId(newId());
    return asInvited('Guest', guest._id, nameOf(guest), guest.phone);
  };
  return {
    ...{ kind, choose, values, wrong, busy, problem, add, drop },
    begin: () => setValues(NOTHING),
    change: setValues,
    isTyped: values !== null && Object.values(values).some((value) => value.trim() !== ''),
  };
}

export type GuestEntry = ReturnType<typeof useGuestEntry>;
