import { MembersInput } from '#identity/members/MembersInput.js';
import { PortalStaff } from '../members/PortalStaff.js';
import { GroupsInput } from '../members/GroupsInput.js';
import { SettingsForm } from '../settings/SettingsForm.js';

/** The members who answer at this portal: single ones, and groups as a whole. */
export function MembersTab() {
  return (
    <>
      <SettingsForm sends={['memberIds', 'groupIds']}>
        <MembersInput hint="portal.membersHint" />
        <GroupsInput />
      </SettingsForm>
      <PortalStaff />
    </>
  );
}
