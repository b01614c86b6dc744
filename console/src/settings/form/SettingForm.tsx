import type { AppSetting, AppSettingGroup, AppSettingValues } from '@foyer/contracts/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIsMutating } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { SaveButton, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

import { changedFields } from '#layout/saving/changedFields.js';
import { FormGuard } from '#layout/saving/FormGuard.js';
import { RevisedForm } from '#layout/saving/RevisedForm.js';
import { useRevisedForm } from '#layout/saving/useRevisedForm.js';
import { UPLOAD } from '../appearance/upload.js';
import { ChangesList } from '../history/ChangesList.js';
import { useSettingInWords } from '../history/useSettingInWords.js';
import { useReadSetting, useSaveSetting } from '../useAppSetting.js';

/** A group that a form of its own saves; a licence is no form's. */
type FormGroup = Exclude<AppSettingGroup, 'license'>;
type Fields = Readonly<Record<string, unknown>>;
type ShownGroup = Fields & { readonly revision: number };

interface SettingFormProps<G extends FormGroup> {
  readonly group: G;
  readonly setting: AppSetting;
  /** Makes what is saved of what the form holds, where that differs. */
  readonly toValue?: (form: Fields) => AppSettingValues[G];
  /** Shown next to the inputs, if there is room. */
  readonly beside?: ReactNode;
  /** Shown next to Save. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Toolbar({ group, actions }: { group: string; actions: ReactNode }) {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  const uploads = useIsMutating({ mutationKey: UPLOAD });
  const labelOf = (path: string) => translate(`settings.field.${group}.${path}`, { _: path });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, flexWrap: 'wrap' }}>
      <FormGuard choices="" labelOf={labelOf} wordsOf={useSettingInWords()} />
      <SaveButton disabled={!isDirty || uploads > 0} />
      <Button disabled={!isDirty || isSubmitting} onClick={() => reset()}>
        {translate('settings.discard')}
      </Button>
      {actions}
      <Typography variant="body2" role="status" sx={{ color: 'text.secondary' }}>
        {translate(isDirty ? 'settings.unsaved' : 'settings.saved')}
      </Typography>
    </Box>
  );
}

/**
 * A group of settings in its own form, with the list of its earlier changes. Changes of others
 * appear if the form has no input yet, and are asked about if they would be overwritten.
 */
export function SettingForm<G extends FormGroup>(props: SettingFormProps<G>) {
  const { group, setting, beside, children, actions } = props;
  const { toValue = (form: Fields) => form as AppSettingValues[G] } = props;
  const { mutateAsync } = useSaveSetting(group);
  const readSetting = useReadSetting();
  const { base, save, editing } = useRevisedForm<ShownGroup>({
    record: useMemo(() => shownGroup(setting, group), [setting, group]),
    changesOf: changedFields,
    // A group is saved as a whole: what was not touched here stays as others left it.
    send: (changes, { revision, ...seen }) =>
      mutateAsync({ value: toValue({ ...seen, ...changes }), revision }),
    read: async () => shownGroup(await readSetting(), group),
    failed: 'APP_SETTINGS',
  });
  if (base === undefined) return null;
  return (
    <>
      <RevisedForm record={base} save={save} editing={editing} path={`/settings/${group}`}>
        <Box
          sx={{
            display: 'flex',
            gap: 4,
            flexWrap: { xs: 'wrap', lg: 'nowrap' },
            alignItems: 'flex-start',
          }}
        >
          <Box sx={{ flex: '1 1 320px', minWidth: 0, maxWidth: 640 }}>
            {children}
            <Toolbar group={group} actions={actions} />
          </Box>
          {beside}
        </Box>
      </RevisedForm>
      <ChangesList group={group} />
    </>
  );
}

const shownGroup = (setting: AppSetting, group: FormGroup): ShownGroup => ({
  ...setting[group],
  revision: setting.revisions[group],
});
