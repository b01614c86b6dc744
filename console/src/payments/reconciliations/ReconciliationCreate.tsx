import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  Confirm,
  Form,
  required,
  SaveButton,
  SelectInput,
  Title,
  useCreate,
  useNotify,
  useRedirect,
  useTranslate,
} from 'react-admin';
import { v7 as newId } from 'uuid';

import { errorText } from '#layout/errorText.js';
import { useTerminals } from '../transactions/useTerminals.js';

/** One attempt to close a day: its id makes a repeat of the same call harmless. */
interface Closing {
  readonly id: string;
  readonly deviceId: string;
}

/** Closes a terminal's day by hand, after a question. */
export function ReconciliationCreate() {
  const translate = useTranslate();
  const notify = useNotify();
  const redirect = useRedirect();
  const { data: terminals, error, isLoading } = useTerminals();
  const [closing, setClosing] = useState<Closing>();
  const [create, { isPending }] = useCreate();
  const title = translate('reconciliation.run');
  const ask = ({ deviceId }: { deviceId?: string }) =>
    setClosing((known) => {
      if (deviceId === undefined || known?.deviceId === deviceId) return known;
      return { id: newId(), deviceId };
    });
  const [asking, setAsking] = useState(false);
  const run = () => {
    if (closing === undefined) return;
    const options = {
      onSuccess: ({ id }: { id: string }) => redirect('show', 'reconciliations', id),
      onError: (error: unknown) => {
        setAsking(false);
        notify(errorText(error) ?? 'layout.failed', { type: 'error' });
      },
    };
    void create('reconciliations', { data: closing }, options);
  };
  const name = terminals?.find(({ deviceId }) => deviceId === closing?.deviceId)?.deviceName;
  return (
    <>
      <Title title={title} />
      <Card sx={{ p: 3, mt: 2, maxWidth: 640 }}>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>
          {translate('reconciliation.runHint')}
        </Typography>
        {error !== null && (
          <Alert severity="error">{translate('reconciliation.terminalsFailed')}</Alert>
        )}
        {terminals?.length === 0 && (
          <Alert severity="info">{translate('reconciliation.noTerminals')}</Alert>
        )}
        <Form
          resource="reconciliations"
          onSubmit={(values: { deviceId?: string }) => {
            ask(values);
            setAsking(true);
          }}
        >
          <SelectInput
            source="deviceId"
            isLoading={isLoading}
            choices={(terminals ?? []).map(({ deviceId, deviceName, ...terminal }) => {
              const status = terminal.connectionEstablished ? terminal.status : 'offline';
              const state = translate(`reconciliation.terminal.${status}`);
              return { id: deviceId, name: `${deviceName} · ${state}` };
            })}
            translateChoice={false}
            validate={required()}
            helperText={false}
          />
          <SaveButton label="reconciliation.close" icon={<></>} alwaysEnable sx={{ mt: 2 }} />
        </Form>
      </Card>
      <Confirm
        isOpen={asking}
        loading={isPending}
        title={translate('reconciliation.confirmTitle', { name })}
        content="reconciliation.confirmText"
        confirm="reconciliation.close"
        onConfirm={run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
