import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';

import { toast } from '../../design/toasts.js';
import type { LocalMedia } from '../core/local-media.js';

/** Long enough to be read by somebody who is talking, in milliseconds. */
const STAYS_MS = 15_000;

/** Says so each time that a background that should be blurred is seen by the others as it is. */
export function useBlurWarning(media: LocalMedia): void {
  const { t } = useTranslation();
  const warn = useEffectEvent(() => toast(t('devices.blurFailed'), 'problem', STAYS_MS));
  useEffect(() => {
    let before = media.state.get().blur;
    if (before === 'failed') warn();
    return media.state.subscribe(() => {
      const { blur } = media.state.get();
      if (blur === 'failed' && before !== 'failed') warn();
      before = blur;
    });
  }, [media]);
}
