import type { AdminDevice } from '@foyer/contracts/devices';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import { useState } from 'react';
import { Create, SaveButton, SimpleForm, Title, Toolbar, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { v7 as newId } from 'uuid';

import { toDeviceChange } from './deviceChange.js';
import { NewRecord } from '../layout/saving/NewRecord.js';
import { RefusedFields } from '../layout/saving/RefusedFields.js';
import { DeviceKey } from './DeviceKey.js';
import { DevicePlaceInputs } from './DevicePlaceInputs.js';

type Added = AdminDevice & { key: string | null };

const toolbar = (
  <Toolbar>
    <SaveButton label="device.add" alwaysEnable />
  </Toolbar>
);

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
        <Card sx={{ mt: 2, p: { xs: 2, sm: 3 }, maxWidth: 900 }}>
          <Title defaultTitle={translate('device.add')} />
          {added.key !== null && <DeviceKey deviceId={added.id} deviceKey={added.key} />}
          <Button component={Link} to={`/devices/${added.id}`} variant="contained" sx={{ mt: 3 }}>
            {translate('device.toDevice')}
          </Button>
        </Card>
      )}
    </>
  );
}
