import type { Member } from '@foyer/contracts/identity';
import { useGetList } from 'react-admin';

import { LIVE } from './live.js';

const ALL = 1000;

/** The members, asked for once by all parts of the home page. */
export function useMembers() {
  return useGetList<Member & { id: string }>(
    'members',
    {
      pagination: { page: 1, perPage: ALL },
      sort: { field: 'lastName', order: 'ASC' },
      filter: {},
    },
    LIVE,
  );
}
