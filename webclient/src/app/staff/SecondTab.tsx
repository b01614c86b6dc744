import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { Button } from '#design/Button.js';
import { Dialog } from '#design/Dialog.js';
import { QuietLine } from '#design/QuietLine.js';
import { toast } from '#design/toasts.js';
import { useStore } from '#state/store.js';
import { messageOf } from '../message-of.js';
import type { PrimaryTab } from './primary-tab.js';

/** In a tab that is not the primary one: says so, and offers to make it so. */
export function SecondTab({ tab }: { tab: PrimaryTab }) {
  const { t } = useTranslation();
  const isPrimary = useStore(tab.isPrimary);
  const [accepted, setAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  if (isPrimary !== false) return null;

  const claim = async () => {
    setBusy(true);
    try {
      await tab.claim();
      setAccepted(false);
    } catch (error) {
      toast(messageOf(error, t), 'problem');
    }
    setBusy(false);
  };
  if (accepted) {
    return (
      <QuietLine>
        {t('desk.secondTabLine')}{' '}
        <button type="button" onClick={() => void claim()}>
          {t('desk.claimTab')}
        </button>
      </QuietLine>
    );
  }
  return (
    <Dialog
      title={t('desk.secondTab')}
      onClose={() => setAccepted(true)}
      actions={
        <>
          <Button kind="primary" busy={busy} onClick={() => void claim()}>
            {t('desk.claimTab')}
          </Button>
          <Button onClick={() => setAccepted(true)}>{t('desk.staySecond')}</Button>
        </>
      }
    >
      <p>{t('desk.secondTabText')}</p>
    </Dialog>
  );
}
