import ActiveIcon from '@mui/icons-material/CheckCircleOutlined';
import InactiveIcon from '@mui/icons-material/DoNotDisturbOnOutlined';

import { SwitchButton } from '../layout/SwitchButton.js';

/** Activating and deactivating several members at once. */
export function MemberBulkActions() {
  return (
    <>
      <SwitchButton
        resource="members"
        change={{ status: 'ACTIVE' }}
        label="member.activate"
        done="member.activated"
        icon={<ActiveIcon />}
      />
      <SwitchButton
        resource="members"
        change={{ status: 'INACTIVE' }}
        label="member.deactivate"
        done="member.deactivated"
        icon={<InactiveIcon />}
        confirm={{ title: 'member.deactivateTitle', content: 'member.deactivateText' }}
      />
    </>
  );
}
