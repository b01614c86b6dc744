import type { AdminDevice } from '@foyer/contracts/devices';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useState } from 'react';
import { Create, SaveButton, SimpleForm, Toolbar, useTranslate } from 'react-admin';
import { v7 as newId } from 'uuid';

import { toDeviceChange } from './deviceChange.js';
import { NewRecord } from '../layout/saving/NewRecord.js';
import { RefusedFields } from '../layout/saving/RefusedFields.js';
import { ShownOncePage } from '../layout/shown-once/ShownOncePage.js';
import { DeviceKey } from './DeviceKey.js';
import { DevicePlaceInputs } from './DevicePlaceInputs.js';

type Added = AdminDevice & { key: string | null };

const toolbar = (
  <Toolbar>
    <SaveButton label="device.add" alwaysEnable />
  </Toolbar>
);

const shownKey = ({ id, key }: Added) =>
  key === null
    ? undefined
    : (onCopied: () => void) => <DeviceKey deviceId={id} deviceKey={key} onCopied={onCopied} />;

/** Adds a device in two steps: what it is, and its key. */
export function DeviceCreate() {
  const translate = useTranslate();
  const [id] = useState(() => newId());
  const [added, setAdded] = useState<Added>();
  return (
    <>
      <Stepper activeStep={added === undefined ? 0 : 1} sx={{ mt: 2, px: 2, maxWidth: 640 }}>
        {['details', 'key'].map((step) => (
          <Step key={step}>
            <StepLabel>{translate(`device.step.${step}`)}</StepLabel>
          </Step>
        ))}
      </Stepper>
      {added === undefined ? (
        <Create<Added>
          title="device.add"
          transform={toDeviceChange}
          mutationOptions={{ onSuccess: setAdded }}
        >
          <NewRecord>
            <SimpleForm
              sx={{ maxWidth: 640 }}
              toolbar={toolbar}
              defaultValues={{ id, type: 'kiosk', name: '', queueId: null }}
              warnWhenUnsavedChanges
            >
              <DevicePlaceInputs />
              <RefusedFields />
            </SimpleForm>
          </NewRecord>
        </Create>
      ) : (
        <ShownOncePage
          title="device.add"
          secret={shownKey(added)}
          next={{ label: 'device.toDevice', to: `/devices/${added.id}` }}
        />
      )}
    </>
  );
}
