import { RETENTION_DAYS_MAX, recordingRoutes } from '@foyer/contracts/recordings';
import RetentionIcon from '@mui/icons-material/AutoDeleteOutlined';
import Typography from '@mui/material/Typography';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, NumberInput, useNotify, useRefresh, useTranslate } from 'react-admin';

import { changedFields } from '../layout/saving/changedFields.js';
import { FormDialog } from '../layout/saving/FormDialog.js';
import { api } from '../providers/api.js';

const KEY = ['recording-retention'];
const read = () => api.call(recordingRoutes.getRetention, {});
type Shown = Awaited<ReturnType<typeof read>>;

/** Says how long recordings are kept, and lets administrators change it. */
export function RetentionButton({ mayChange }: { readonly mayChange: boolean }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { data } = useQuery({ queryKey: KEY, queryFn: read });
  if (!data) return null;
  const { days } = data;
  const label =
    days === null
      ? translate('recording.retention.kept')
      : translate('recording.retention.days', { smart_count: days });
  return (
    <>
      <Button label={label} disabled={!mayChange} onClick={() => setOpen(true)}>
        <RetentionIcon />
      </Button>
      {open && <RetentionDialog shown={data} onClose={() => setOpen(false)} />}
    </>
  );
}

function RetentionDialog({ shown, onClose }: { shown: Shown; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const client = useQueryClient();
  // Changes of others must not look as if they had been seen here.
  const [began] = useState(shown);
  const inRange = (value: unknown) =>
    value === null ||
    value === undefined ||
    (Number.isInteger(value) && Number(value) >= 1 && Number(value) <= RETENTION_DAYS_MAX)
      ? undefined
      : translate('recording.retention.wrong', { max: RETENTION_DAYS_MAX });
  return (
    <FormDialog<Shown>
      title={translate('recording.retention.title')}
      labelOf={() => translate('recording.retention.field')}
      record={began}
      changesOf={changedFields}
      send={async (changes, { revision, days }) => {
        const body = { days, ...changes, revision };
        client.setQueryData(KEY, await api.call(recordingRoutes.setRetention, { body }));
        notify('recording.retention.saved', { type: 'success' });
        refresh();
      }}
      read={read}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2 }}>{translate('recording.retention.text')}</Typography>
      <NumberInput
        source="days"
        label="recording.retention.field"
        helperText="recording.retention.empty"
        validate={inRange}
        autoFocus
      />
    </FormDialog>
  );
}
