import { permits, type Group, type Member } from '@foyer/contracts/identity';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { PersonRow } from '#layout/PersonRow.js';
import { MemberState } from '#identity/members/MemberState.js';

interface StaffMemberProps {
  readonly memberId: string;
  readonly name: string;
  /** Undefined where the member was just deleted. */
  readonly member: Member | undefined;
  /** True if they belong to the portal directly. */
  readonly own: boolean;
  readonly groupIds: readonly string[];
  readonly groups: readonly Group[];
}

/** One who answers at the portal: in which role, by which group, and whether they can at all. */
export function StaffMember({ memberId, name, member, own, groupIds, groups }: StaffMemberProps) {
  const translate = useTranslate();
  const mayAnswer = member === undefined || permits('desk.work', member.role);
  return (
    <PersonRow memberId={memberId} name={name}>
      {member && (
        <Typography variant="body2" sx={{ color: 'text.secondary', minWidth: 120 }}>
          {translate(`member.role.${member.role}`)}
        </Typography>
      )}
      {member && member.status !== 'ACTIVE' && <MemberState status={member.status} />}
      {own && <Chip size="small" variant="outlined" label={translate('portal.staff.own')} />}
      {groupIds.map((groupId) => (
        <Chip
          key={groupId}
          size="small"
          clickable
          component={RouterLink}
          to={`/groups/${groupId}`}
          label={translate('portal.staff.byGroup', {
            group: groups.find(({ id }) => id === groupId)?.name ?? '–',
          })}
        />
      ))}
      {!mayAnswer && (
        <Typography variant="body2" sx={{ flexBasis: '100%', color: 'warning.main' }}>
          {translate('portal.staff.mayNotAnswer')}
        </Typography>
      )}
    </PersonRow>
  );
}
