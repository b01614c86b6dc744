import type { AdminDevice } from '@foyer/contracts/devices';
import { useRecordContext } from 'react-admin';

type Hardware = AdminDevice['hardwareIds'][number];

const chosen = (device: AdminDevice): Readonly<Record<Hardware['kind'], (string | null)[]>> => ({
  microphone: [device.microphone],
  speaker: [device.speaker],
  camera: [device.userCamera.deviceId, device.docCamera.deviceId],
});

/**
 * Returns a device's hardware of a kind; the chosen one stays in the list while it is unplugged.
 */
export function useHardwareChoices(kind: Hardware['kind']): { id: string; name: string }[] {
  const device = useRecordContext<AdminDevice>();
  if (device === undefined) return [];
  const found = device.hardwareIds.filter((one) => one.kind === kind);
  const missing = chosen(device)[kind].filter(
    (id): id is string => id !== null && !found.some((one) => one.id === id),
  );
  return [
    ...found.map(({ id, label }) => ({ id, name: label === '' ? id : label })),
    ...[...new Set(missing)].map((id) => ({ id, name: id })),
  ];
}
