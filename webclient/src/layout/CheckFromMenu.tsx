import { useStaff } from '../app/staff/staff-context.js';
import { DeviceCheck } from '../media/components/DeviceCheck.js';

/** Tests the user's devices, from any page. */
export function CheckFromMenu({ onClose }: { onClose: () => void }) {
  const { wire } = useStaff();
  return <DeviceCheck channel={wire.channel('application')} onClose={onClose} />;
}
