import type { Member } from '@foyer/contracts/identity';
import type { Portal } from '@foyer/contracts/portals';
import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUncheckedOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useGetIdentity, useGetList, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { HomeSection } from './HomeSection.js';
import { useMembers } from './useMembers.js';

const MANY = 1000;
const one = { page: 1, perPage: 1 };

/**
 * True if a member can sign in, or has been invited to. The people of the demonstration, who have
 * no password, cannot.
 */
const mayEnter = ({ hasPassword, source, status }: Member): boolean =>
  status !== 'INACTIVE' &&
  (hasPassword || source !== 'local' || status === 'INVITED' || status === 'PENDING');

/**
 * The steps of a new installation before the first visitor comes; absent when all of them are done.
 */
export function SetupSteps() {
  const translate = useTranslate();
  const portals = useGetList<Portal & { id: string }>('portals', {
    pagination: { page: 1, perPage: MANY },
    sort: { field: 'name', order: 'ASC' },
  });
  const members = useMembers();
  const { identity } = useGetIdentity();
  const calls = useGetList('calls', { pagination: one });
  const all = [portals, members, calls];
  const loaded = {
    isPending: all.some(({ isPending }) => isPending),
    error: all.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => Promise.all(all.map(({ refetch }) => refetch())),
  };
  const first = portals.data?.[0];
  const portalPath = first === undefined ? '/portals/create' : `/portals/${first.id}`;
  const people = (members.data ?? []).filter(mayEnter);
  const enter = new Set(people.map(({ id }) => id));
  const steps = [
    { name: 'portal', isDone: first !== undefined, path: '/portals/create' },
    {
      name: 'member',
      isDone: people.some(({ id }) => id !== identity?.id),
      path: '/members/invite',
    },
    {
      name: 'assigned',
      isDone:
        portals.data?.some((portal) =>
          portal.members.some(({ memberId }) => enter.has(memberId)),
        ) ?? false,
      path: first === undefined ? portalPath : `${portalPath}/members`,
    },
    { name: 'shared', isDone: (calls.total ?? 0) > 0, path: portalPath },
  ];
  if (loaded.error === null && (loaded.isPending || steps.every(({ isDone }) => isDone))) {
    return null;
  }
  return (
    <HomeSection title="home.setup.title" loaded={loaded}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map(({ name, isDone, path }) => (
          <Box
            component="li"
            key={name}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 44 }}
          >
            {isDone ? (
              <DoneIcon color="success" titleAccess={translate('home.setup.done')} />
            ) : (
              <OpenIcon color="disabled" titleAccess={translate('home.setup.open')} />
            )}
            {isDone ? (
              <Box sx={{ color: 'text.secondary' }}>{translate(`home.setup.${name}`)}</Box>
            ) : (
              <Link component={RouterLink} to={path} sx={{ fontWeight: 600 }}>
                {translate(`home.setup.${name}`)}
              </Link>
            )}
          </Box>
        ))}
      </Box>
    </HomeSection>
  );
}
