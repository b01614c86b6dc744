import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import {
  SaveButton,
  useDataProvider,
  useRecordContext,
  useTranslate,
  useUpdate,
} from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { useParams } from 'react-router-dom';

import { changedInGroups } from '#layout/saving/changedFields.js';
import { FormGuard } from '#layout/saving/FormGuard.js';
import { RevisedForm } from '#layout/saving/RevisedForm.js';
import { useRevisedForm } from '#layout/saving/useRevisedForm.js';
import { useNotification } from '#layout/useNotification.js';
import { BesidePreview, type Previewed } from '../preview/BesidePreview.js';
import type { EditedPortal } from './editedPortal.js';
import { formOf, toPortalChange } from './portalChange.js';
import { usePortalWording } from './usePortalWording.js';

/** Says whether there is something to save, and lets it go. */
function SettingsToolbar() {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, flexWrap: 'wrap' }}>
      <FormGuard {...usePortalWording()} />
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
 * Some settings of the portal on the page, saved separately. Changes of others appear if the form
 * has no input yet, and are asked about if they would be overwritten.
 * @param sends The parts of the portal that are saved here.
 * @param preview The part of the visitors' page that is shown next to it; without room there, it
 * stands below Save.
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
  // The address of the first tab is the beginning of all others.
  const path = useParams()['*'] ?? '';
  const tab = path === '' ? 'general' : path;
  const notification = useNotification();
  const data = useDataProvider();
  const [update] = useUpdate<EditedPortal>();
  const { base, save, editing } = useRevisedForm<EditedPortal>({
    record,
    changesOf: (form, began) =>
      changedInGroups(toPortalChange(form, sends), toPortalChange(formOf(began), sends)),
    send: async (changes, { id, revision }) => {
      await update(
        'portals',
        { id, data: { ...changes, revision }, ...(record && { previousData: record }) },
        { mutationMode: 'pessimistic', returnPromise: true },
      );
      notification.done('QUEUE_SETTINGS_UPDATED');
    },
    read: async () =>
      record && (await data.getOne<EditedPortal>('portals', { id: record.id })).data,
    failed: 'QUEUE_UPDATE',
  });
  if (base === undefined) return null;
  const inputs = (
    <>
      {children}
      <SettingsToolbar />
    </>
  );
  return (
    <RevisedForm
      record={formOf(base)}
      save={save}
      editing={editing}
      path={`/portals/${base.id}/${tab}`}
    >
      {preview ? <BesidePreview {...preview}>{inputs}</BesidePreview> : inputs}
    </RevisedForm>
  );
}
