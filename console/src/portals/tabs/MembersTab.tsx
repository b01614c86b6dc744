import { MembersInput } from '../../members/MembersInput.js';
import { SettingsForm } from '../settings/SettingsForm.js';

/** Who answers at this portal. */
export function MembersTab() {
  return (
    <SettingsForm sends={['memberIds']}>
      <MembersInput hint="portal.membersHint" />
    </SettingsForm>
  );
}
