import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';
import { Form, SaveButton, useRecordContext, useTranslate, useUpdate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

import { useNotification } from '../../layout/useNotification.js';
import { BesidePreview, type Previewed } from '../preview/BesidePreview.js';
import { ChangedMeanwhile } from './ChangedMeanwhile.js';
import { conflictOf, fieldErrorsOf, type Conflict } from './conflict.js';
import type { EditedPortal } from './editedPortal.js';
import { formOf, toPortalChange } from './portalChange.js';

type Fields = Record<string, unknown>;

/** Says whether there is something to save, and lets it go. */
function SettingsToolbar({ onDirty }: { onDirty: (dirty: boolean) => void }) {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, flexWrap: 'wrap' }}>
      <SaveButton disabled={!isDirty} />
      <Button disabled={!isDirty || isSubmitting} onClick={() => reset()}>
        {translate('portal.discard')}
      </Button>
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {translate(isDirty ? 'portal.unsaved' : 'portal.saved')}
      </Typography>
    </Box>
  );
}

/**
 * Some settings of the portal on the page, saved by themselves. What others save meanwhile is shown where nothing was
 * typed yet, and is asked about where it would be overwritten.
 * @param sends The parts of the portal that are saved here.
 * @param preview What of the visitors' page is shown beside it; where there is no room beside, it stands below Save.
 */
export function SettingsForm({
  sends,
  preview,
  children,
}: {
  sends: readonly string[];
  preview?: Previewed;
  children: ReactNode;
}) {
  const record = useRecordContext<EditedPortal>();
  const notification = useNotification();
  const [base, setBase] = useState(record);
  const [dirty, setDirty] = useState(false);
  const [conflict, setConflict] = useState<Conflict>();
  const [update] = useUpdate<EditedPortal>();
  if (!dirty && record !== undefined && record.revision !== base?.revision) setBase(record);
  if (record === undefined || base === undefined) return null;

  const save = async (form: Fields, revision = base.revision) => {
    const change = { ...toPortalChange(form, sends), revision };
    try {
      const saved = (await update(
        'portals',
        { id: record.id, data: change, previousData: record },
        { mutationMode: 'pessimistic', returnPromise: true },
      )) as EditedPortal;
      setConflict(undefined);
      setBase(saved);
      notification.done('QUEUE_SETTINGS_UPDATED');
      return undefined;
    } catch (error) {
      const found = conflictOf(error, form);
      if (found) {
        setConflict(found);
        return undefined;
      }
      notification.failed('QUEUE_UPDATE', error);
      return fieldErrorsOf(error);
    }
  };

  const inputs = (
    <>
      {children}
      <SettingsToolbar onDirty={setDirty} />
    </>
  );
  return (
    <Form
      key={base.revision}
      record={formOf(base)}
      onSubmit={(form: Fields) => save(form)}
      warnWhenUnsavedChanges
    >
      {conflict && (
        <ChangedMeanwhile
          conflict={conflict}
          portalId={record.id}
          onKeep={(revision) => void save(conflict.form, revision)}
          onTake={(theirs) => {
            setConflict(undefined);
            setBase(theirs);
          }}
        />
      )}
      {preview ? <BesidePreview {...preview}>{inputs}</BesidePreview> : inputs}
    </Form>
  );
}
