import Button from '@mui/material/Button';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';

import type { TabProps } from '../tabs/tabProps.js';
import { useResetSetting } from '../useAppSetting.js';

/** Goes back to the product's own look, after a question that says what is lost. */
export function ResetAppearance({ setting }: TabProps) {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const [asks, setAsks] = useState(false);
  const { mutate, isPending } = useResetSetting('appearance');
  const close = () => setAsks(false);
  return (
    <>
      <Button color="error" onClick={() => setAsks(true)}>
        {translate('settings.appearance.reset')}
      </Button>
      <Confirm
        isOpen={asks}
        loading={isPending}
        title="settings.appearance.resetTitle"
        content="settings.appearance.resetText"
        onClose={close}
        onConfirm={() => {
          // Unsaved input is discarded too.
          reset();
          mutate(setting._id, { onSettled: close });
        }}
      />
    </>
  );
}
