import type { Portal } from '@foyer/contracts/portals';
import { isSameValue } from '@foyer/contracts/schema';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecordContext, useRefresh, useTranslate } from 'react-admin';

import { isWhole, type Draft } from './draft.js';
import { ExceptionList } from './ExceptionList.js';
import { HoursChangedMeanwhile } from './HoursChangedMeanwhile.js';
import { OpeningCalendar } from './OpeningCalendar.js';
import { ownChanges } from './ownChanges.js';
import { useAskBeforeLeaving } from './useAskBeforeLeaving.js';
import { readHours, useSaveHours, type Hours, type HoursConflict } from './useSaveHours.js';
import { VisitorAtTime } from './VisitorAtTime.js';
import { WeekEditor } from './WeekEditor.js';

type Record = Portal & { id: string };

/** When the portal on the page is open: its week, its exceptions, and what visitors see of them. */
export function AvailabilityTab() {
  const portal = useRecordContext<Record>();
  const translate = useTranslate();
  const queueId = portal?.id ?? '';
  const { data, isError, refetch } = useQuery({
    queryKey: ['availability', queueId],
    queryFn: ({ signal }) => readHours(queueId, signal),
    enabled: queueId !== '',
    // Input in progress must not be replaced when the window comes to the front.
    staleTime: Infinity,
    gcTime: 0,
  });
  if (isError) {
    return (
      <Alert
        severity="error"
        action={<Button onClick={() => void refetch()}>{translate('ra.action.refresh')}</Button>}
      >
        {translate('failure.FETCH_AVAILABILITY')}
      </Alert>
    );
  }
  if (data === undefined || portal === undefined) return <Skeleton height={480} />;
  return (
    <AvailabilityForm
      // A fresh form for what was saved.
      key={JSON.stringify(data)}
      portal={portal}
      read={data}
      onSaved={() => void refetch()}
    />
  );
}

interface AvailabilityFormProps {
  readonly portal: Record;
  readonly read: Hours;
  readonly onSaved: () => void;
}

function AvailabilityForm({ portal, read, onSaved }: AvailabilityFormProps) {
  const translate = useTranslate();
  const refresh = useRefresh();
  const [seen, setSeen] = useState(read);
  const saved = seen.draft;
  const [draft, setDraft] = useState(saved);
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const dirty = !isSameValue(draft, saved);
  const { save, saveOver, conflict, onClose, isPending } = useSaveHours(portal.id, seen, () => {
    onSaved();
    refresh();
  });
  const take = ({ theirs }: HoursConflict) => {
    // Seen from the others their changes are put over those of here, so that the rest stays as it
    // was typed.
    setDraft(ownChanges(theirs.draft, saved, draft));
    setSeen(theirs);
    onClose();
  };
  useAskBeforeLeaving(dirty);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) minmax(0, 1fr)' },
        gap: 4,
      }}
    >
      <Box>
        {conflict && (
          <HoursChangedMeanwhile
            changes={conflict.changes}
            onClose={onClose}
            onTake={() => take(conflict)}
            onKeep={() => saveOver(draft, conflict)}
          />
        )}
        <WeekEditor draft={draft} onChange={change} />
        <ExceptionList draft={draft} onChange={change} />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, flexWrap: 'wrap' }}>
          <Button
            variant="contained"
            disabled={!dirty || isPending || !isWhole(draft)}
            onClick={() => save(draft)}
          >
            {translate('ra.action.save')}
          </Button>
          <Button disabled={!dirty || isPending} onClick={() => setDraft(saved)}>
            {translate('portal.availability.discard')}
          </Button>
          <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
            {translate(`portal.availability.${dirty ? 'unsaved' : 'saved'}`)}
          </Typography>
        </Box>
      </Box>
      <Box>
        <VisitorAtTime draft={draft} deactivated={portal.deactivated} />
        <OpeningCalendar draft={draft} />
      </Box>
    </Box>
  );
}
