import { useStaff } from '../app/staff/staff-context.js';
import { DeviceCheck } from '../media/components/DeviceCheck.js';

/** The look at the own devices, from wherever somebody is. */
export function CheckFromMenu({ onClose }: { onClose: () => void }) {
  const { wire } = useStaff();
  return <DeviceCheck channel={wire.channel('application')} onClose={onClose} />;
}
