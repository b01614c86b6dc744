import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

import { portalQueries } from '#features/portals/portal-queries.js';
import type { CallFields } from './call-fields.js';
import { overlayOf } from './portrait-overlay.js';

/** The text that names each field. */
export const LABELS = {
  video: 'video',
  audio: 'audio',
  quality: 'quality',
  layout: 'layout',
  portraitOverlay: 'overlay',
  transparency: 'transparency',
  queueId: 'portal',
} as const satisfies Record<keyof CallFields, string>;

/** Says the values of the form as its fields show them. */
export function useCallsInWords() {
  const { t } = useTranslation();
  const { data: portals } = useQuery({ ...portalQueries.own(), enabled: false });
  return (name: keyof CallFields, values: CallFields): string => {
    const portal = portals?.find(({ _id }) => _id === values.queueId)?.name;
    return {
      video: t(`account.calls.is.${values.video ? 'on' : 'off'}`),
      audio: t(`account.calls.is.${values.audio ? 'on' : 'off'}`),
      quality: t(`account.calls.best.${values.quality}`),
      layout: t(`account.calls.layoutIs.${values.layout}`),
      portraitOverlay: t(`account.calls.overlayIs.${overlayOf(values.portraitOverlay)}`),
      transparency: `${values.transparency} %`,
      queueId: portal ?? t('account.calls.allPortals'),
    }[name];
  };
}
