import type { AdminRecording } from '@foyer/contracts/recordings';
import type { useTranslate } from 'react-admin';

/** Who is in a recording, by their names; a dash for one that no one is in. */
export function participantsOf(
  { participants }: Pick<AdminRecording, 'participants'>,
  translate: ReturnType<typeof useTranslate>,
): string {
  const names = participants.map((name) => name ?? translate('call.anonymous'));
  return names.length === 0 ? '–' : names.join(', ');
}
