import { useTranslation } from 'react-i18next';

import type { CallState } from '#media/core/call-state.js';
import type { DeviceRequests } from './useDeviceRequest.js';
import type { ScreenRequests } from './useScreenRequest.js';

/** Words for questions that wait for the user, and for answers to the user, on the cards of a call. */
export function useWaiting(
  { phase, others, now }: Pick<CallState, 'phase' | 'others' | 'now'>,
  requests: Pick<ScreenRequests, 'own' | 'asked'>,
  devices: Pick<DeviceRequests, 'asked' | 'answered'>,
): readonly string[] {
  const { t } = useTranslation();
  if (phase !== 'in') return [];
  const nameOf = (userCallId: string) => {
    const name = others.find((one) => one.userCallId === userCallId)?.displayName ?? '';
    return name === '' ? t('call.somebody') : name;
  };
  const knocks = (now?.knockers ?? [])
    .filter(({ knockingStatus }) => knockingStatus === 'KNOCKING')
    .map(({ displayName }) => t('sessionCall.knocks', { name: displayName || t('call.somebody') }));
  const { asked, own } = requests;
  const isShared = (now?.screenShare ?? null) !== null;
  const share = isShared ? 'sessionCall.wantsToShare' : 'sessionCall.asksToShare';
  const { answered } = devices;
  return [
    ...knocks,
    ...(asked ? [t(share, { name: nameOf(asked.actionBy) })] : []),
    ...(own && own !== 'waiting' ? [t(`sessionCall.shareRequest.${own}`)] : []),
    ...(devices.asked
      ? [t(`sessionCall.asksFor.${devices.asked.kind}`, { name: nameOf(devices.asked.actionBy) })]
      : []),
    ...(answered && answered.outcome !== 'accepted'
      ? [
          t(`sessionCall.deviceRequest.${answered.outcome}`, {
            name: nameOf(answered.actionFor),
          }),
        ]
      : []),
  ];
}
