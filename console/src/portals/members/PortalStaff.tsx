import type { Group, Member } from '@foyer/contracts/identity';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useGetMany, useLocaleState, useRecordContext, useTranslate } from 'react-admin';

import { FailureAlert } from '#layout/FailureAlert.js';
import { PersonRows } from '#layout/PersonRow.js';
import { memberName } from '#identity/members/memberName.js';
import type { EditedPortal } from '../settings/editedPortal.js';
import { StaffGroups } from './StaffGroups.js';
import { StaffMember } from './StaffMember.js';

/** All members who answer at the portal, with their role and group, as it was saved last. */
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
  // A member who was deleted a moment ago is not found.
  const foundMembers: readonly (Member | undefined)[] = members.data ?? [];
  const found = (groups.data ?? []).filter((group: Group | undefined) => group !== undefined);
  const rows = staff
    .map((one) => {
      const member = foundMembers.find((each) => each?._id === one.memberId);
      return { ...one, member, name: member ? memberName(member, translate) : '–' };
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));

  return (
    <Box component="section" sx={{ mt: 4, maxWidth: 720 }} aria-labelledby="portal-staff">
      <Typography variant="h6" component="h2" id="portal-staff" sx={{ mb: 1 }}>
        {translate('portal.staff.title', { smart_count: staff.length })}
      </Typography>
      {(members.error ?? groups.error) ? (
        <FailureAlert
          text={translate('portal.staff.failed')}
          retry={() => Promise.all([members.refetch(), groups.refetch()])}
        />
      ) : isLoading ? (
        <Skeleton variant="rounded" height={56 * Math.min(rows.length, 5)} />
      ) : (
        <>
          <StaffGroups groups={found} />
          {rows.length === 0 ? (
            <Typography sx={{ color: 'text.secondary' }}>
              {translate('portal.staff.empty')}
            </Typography>
          ) : (
            <PersonRows>
              {rows.map((row) => (
                <StaffMember key={row.memberId} {...row} groups={found} />
              ))}
            </PersonRows>
          )}
        </>
      )}
    </Box>
  );
}
