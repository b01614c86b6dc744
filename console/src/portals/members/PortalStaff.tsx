import type { Group, Member } from '@foyer/contracts/identity';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetMany, useLocaleState, useRecordContext, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { memberName } from '../../members/memberName.js';
import type { EditedPortal } from '../settings/editedPortal.js';

/** Everybody who answers at the portal, and by which group, as it was saved last. */
export function PortalStaff() {
  const portal = useRecordContext<EditedPortal>();
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const staff = portal?.members ?? [];
  const members = useGetMany<Member & { id: string }>(
    'members',
    { ids: staff.map(({ memberId }) => memberId) },
    { enabled: staff.length > 0 },
  );
  const groupIds = portal?.groupIds ?? [];
  const groups = useGetMany<Group>('groups', { ids: groupIds }, { enabled: groupIds.length > 0 });
  const isLoading = [members, groups].some((one) => one.isPending && one.fetchStatus !== 'idle');
  // Somebody who was deleted a moment ago is not among those found.
  const foundMembers: readonly (Member | undefined)[] = members.data ?? [];
  const foundGroups: readonly (Group | undefined)[] = groups.data ?? [];
  const nameOf = (memberId: string) => {
    const member = foundMembers.find((one) => one?._id === memberId);
    return member ? memberName(member, translate) : '–';
  };
  const groupName = (groupId: string) =>
    foundGroups.find((one) => one?.id === groupId)?.name ?? '–';
  const rows = staff
    .map((one) => ({ ...one, name: nameOf(one.memberId) }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));

  return (
    <Box component="section" sx={{ mt: 4, maxWidth: 720 }} aria-labelledby="portal-staff">
      <Typography variant="h6" component="h2" id="portal-staff" sx={{ mb: 1 }}>
        {translate('portal.staff.title', { smart_count: staff.length })}
      </Typography>
      {(members.error ?? groups.error) ? (
        <Alert
          severity="error"
          action={
            <Button onClick={() => void Promise.all([members.refetch(), groups.refetch()])}>
              {translate('layout.retry')}
            </Button>
          }
        >
          {translate('portal.staff.failed')}
        </Alert>
      ) : isLoading ? (
        <Skeleton variant="rounded" height={44 * Math.min(rows.length, 5)} />
      ) : rows.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{translate('portal.staff.empty')}</Typography>
      ) : (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {rows.map(({ memberId, name, own, groupIds: by }) => (
            <Box
              component="li"
              key={memberId}
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                gap: 1,
                minHeight: 44,
                py: 0.5,
                borderBottom: 1,
                borderColor: 'divider',
              }}
            >
              <Link component={RouterLink} to={`/members/${memberId}`} sx={{ flex: '1 1 180px' }}>
                {name}
              </Link>
              {own && (
                <Chip size="small" variant="outlined" label={translate('portal.staff.own')} />
              )}
              {by.map((groupId) => (
                <Chip
                  key={groupId}
                  size="small"
                  clickable
                  component={RouterLink}
                  to={`/groups/${groupId}`}
                  label={translate('portal.staff.byGroup', { group: groupName(groupId) })}
                />
              ))}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}
