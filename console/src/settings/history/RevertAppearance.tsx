import { AppAppearance, type AppSettingChange } from '@foyer/contracts/settings';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';

import { useNotification } from '#layout/useNotification.js';
import { useSaveSetting } from '../useAppSetting.js';

/** Takes up again how the company's look was after an earlier change. */
export function RevertAppearance({ change }: { change: AppSettingChange }) {
  const translate = useTranslate();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useSaveSetting('appearance');
  const notification = useNotification();
  const close = () => setAsks(false);
  return (
    <>
      <Button size="small" onClick={() => setAsks(true)}>
        {translate('settings.history.revert')}
      </Button>
      <Confirm
        isOpen={asks}
        loading={isPending}
        title="settings.history.revertTitle"
        content="settings.history.revertText"
        onClose={close}
        onConfirm={() =>
          mutate(
            { value: AppAppearance.parse(change.value) },
            { onSettled: close, onError: (error) => notification.failed('APP_SETTINGS', error) },
          )
        }
      />
    </>
  );
}
