import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { prepared } from '#app/prepared.js';
import { Button } from '#design/Button.js';
import type { ButtonLook } from '#design/button-class.js';
import { Icon } from '#design/Icon.js';
import type { Channel } from '#wire/channel.js';

const { Part: DeviceCheck } = prepared(async () => (await import('./DeviceCheck.js')).DeviceCheck, {
  look: 'over',
});

interface CheckDevicesProps extends ButtonLook {
  /** The channel `application` of who looks. */
  readonly channel: Channel;
  /** Told when the look is over. */
  readonly onDone?: () => void;
}

/** Offers a test of the user's devices before a call; a user who knows that they work skips it. */
export function CheckDevices({ channel, onDone, ...look }: CheckDevicesProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onDone?.();
  };
  return (
    <>
      <Button kind="quiet" {...look} icon={<Icon name="sliders" />} onClick={() => setOpen(true)}>
        {t('devices.check.title')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <DeviceCheck channel={channel} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
