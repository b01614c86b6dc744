import type { CallTranscriptInfo } from '@foyer/contracts/smart-meet';

/**
 * Tells of the participants in the call if any of them agreed to a transcript, and who refused or
 * withdrew.
 */
export function whoIsWritten(
  { participants }: Pick<CallTranscriptInfo, 'participants'>,
  presentIds: readonly string[],
): { readonly isAnyone: boolean; readonly refusedIds: readonly string[] } {
  const present = participants.filter(({ callJoinerId }) => presentIds.includes(callJoinerId));
  const refused = present.filter(({ consent }) => ['refused', 'withdrawn'].includes(consent));
  return {
    isAnyone: present.some(({ consent }) => consent === 'agreed'),
    refusedIds: refused.map(({ callJoinerId }) => callJoinerId),
  };
}
