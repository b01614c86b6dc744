import { memberRoutes } from '@foyer/contracts/identity';
import { useEffect, useState } from 'react';

import { api } from '#app/api.js';
import { debug } from '../../debug.js';

/** A member who can be added to a session. */
export interface Colleague {
  readonly memberId: string;
  readonly name: string;
}

/** Typing settles before the server is asked, in milliseconds. */
const PAUSE_MS = 200;

/** Members whose name fits; null until there is an answer. */
export function useMemberSearch(q: string, except: readonly string[]): readonly Colleague[] | null {
  const [found, setFound] = useState<readonly Colleague[] | null>(null);
  useEffect(() => {
    const aborted = new AbortController();
    const timer = setTimeout(() => {
      const query = { page: 1, limit: 25, ...(q.trim() === '' ? {} : { q: q.trim() }) };
      api.call(memberRoutes.listMembers, { query, signal: aborted.signal }).then(
        ({ docs }) =>
          setFound(
            docs.flatMap((one) => {
              if (!('status' in one) || one.status !== 'ACTIVE') return [];
              const name = [one.firstName, one.lastName].filter(Boolean).join(' ');
              return [{ memberId: one._id, name: name || (one.userName ?? '') }];
            }),
          ),
        (error: unknown) => debug('members', error),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [q]);
  return found?.filter(({ memberId }) => !except.includes(memberId)) ?? null;
}
