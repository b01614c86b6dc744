import type { AdminRecording } from '@foyer/contracts/recordings';
import type { useTranslate } from 'react-admin';

/** Returns the names of the people in a recording; a dash for a recording without people. */
export function participantsOf(
  { participants }: Pick<AdminRecording, 'participants'>,
  translate: ReturnType<typeof useTranslate>,
): string {
  const names = participants.map((name) => name ?? translate('call.anonymous'));
  return names.length === 0 ? '–' : names.join(', ');
}
