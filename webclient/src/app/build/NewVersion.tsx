import { useCallback, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { QuietLine } from '#design/QuietLine.js';
import type { Channel } from '#wire/channel.js';
import { leave } from '../leaving.js';
import { sentences } from '../sentences.js';
import { hasTyped } from './page-in-use.js';
import { useNewBuild } from './useNewBuild.js';

/** Time without a touch after which a page of staff may reload automatically, in milliseconds. */
const IDLE_MS = 5 * 60_000;

function onInput(listener: () => void): () => void {
  document.addEventListener('input', listener);
  return () => document.removeEventListener('input', listener);
}

/**
 * Says that there is a new version, and loads it on request, or automatically while the page is
 * idle.
 */
export function NewVersion({ channel }: { readonly channel: Channel }) {
  const { t } = useTranslation();
  const isNew = useNewBuild(channel, IDLE_MS);
  const typed = useSyncExternalStore(onInput, hasTyped);
  const reload = useCallback(() => leave(() => globalThis.location.reload()), []);
  if (!isNew) return null;
  return (
    <QuietLine>
      {sentences(t('desk.newVersion'), typed ? t('desk.newVersionTyped') : '')}{' '}
      <Button size="small" kind="quiet" onClick={reload}>
        {t('errors.reload')}
      </Button>
    </QuietLine>
  );
}
