import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { toast } from '#design/toasts.js';
import type { CallState } from '#media/core/call-state.js';
import { speakerRoleFor } from './participant-actions.js';

/**
 * How many ask to speak whom one can let; each is said in passing, as long as the list of
 * participants is not shown.
 * @param shown True if the list is shown in which they are answered
 */
export function useSpeakerRequests(
  { self, others, now }: Pick<CallState, 'self' | 'others' | 'now'>,
  shown: boolean,
): number {
  const { t } = useTranslation();
  const known = useRef<ReadonlySet<string>>(new Set());
  const asking = others.filter(
    (other) =>
      self !== null &&
      now?.speakerRequests.includes(other.callJoinerId) === true &&
      speakerRoleFor(self, other, now.mediaRules) !== undefined,
  );
  const follow = useEffectEvent(() => {
    for (const { callJoinerId, displayName } of asking) {
      if (shown || known.current.has(callJoinerId)) continue;
      toast(t('sessionCall.applies', { name: displayName || t('call.somebody') }));
    }
    known.current = new Set(asking.map(({ callJoinerId }) => callJoinerId));
  });
  const who = asking.map(({ callJoinerId }) => callJoinerId).join();
  useEffect(() => follow(), [who]);
  return asking.length;
}
