import { PortalMemberInputs } from '../PortalMemberInputs.js';
import { SettingsForm } from '../settings/SettingsForm.js';

/** Who answers at this portal. */
export function MembersTab() {
  return (
    <SettingsForm sends={['memberIds']}>
      <PortalMemberInputs />
    </SettingsForm>
  );
}
