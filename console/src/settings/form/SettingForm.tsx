import { ApiError } from '@foyer/contracts/client';
import type { AppSetting, AppSettingGroup, AppSettingValues } from '@foyer/contracts/settings';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { Form, SaveButton, useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';

import { ChangedMeanwhile } from './ChangedMeanwhile.js';
import { UPLOAD } from '../appearance/upload.js';
import { ChangesList } from '../history/ChangesList.js';
import { useSaveSetting } from '../useAppSetting.js';

/** A group that a form of its own saves; a licence is no form's. */
type FormGroup = Exclude<AppSettingGroup, 'license'>;
type Fields = Record<string, unknown>;

interface SettingFormProps<G extends FormGroup> {
  readonly group: G;
  readonly setting: AppSetting;
  /** What the form holds, where that is not what is saved; and the way back. */
  readonly toForm?: (value: AppSettingValues[G]) => Fields;
  readonly toValue?: (form: Fields) => AppSettingValues[G];
  /** Beside the inputs, where there is room. */
  readonly beside?: ReactNode;
  /** Beside Save. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

function Toolbar({ onDirty, actions }: { onDirty: (dirty: boolean) => void; actions: ReactNode }) {
  const translate = useTranslate();
  const { reset } = useFormContext();
  const { isDirty, isSubmitting } = useFormState();
  const uploads = useIsMutating({ mutationKey: UPLOAD });
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mt: 3, flexWrap: 'wrap' }}>
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
 * A group of settings in a form that is saved by itself, and who changed it before. What others save meanwhile is shown
 * where nothing was typed yet, and refused where it would be overwritten.
 */
export function SettingForm<G extends FormGroup>(props: SettingFormProps<G>) {
  const { group, setting, beside, children, actions } = props;
  const { toForm = same, toValue = same as unknown as (form: Fields) => AppSettingValues[G] } =
    props;
  const revision = setting.revisions[group] ?? 0;
  const baseOf = (from: AppSetting) => ({
    value: from[group] as AppSettingValues[G],
    revision: from.revisions[group] ?? 0,
  });
  const [base, setBase] = useState(() => baseOf(setting));
  const [dirty, setDirty] = useState(false);
  const { mutateAsync } = useSaveSetting(group);
  if (!dirty && revision !== base.revision) setBase(baseOf(setting));
  const [conflict, setConflict] = useState<Fields>();
  const save = async (form: Fields, known: { revision?: number } = { revision: base.revision }) => {
    try {
      const saved = await mutateAsync({ value: toValue(form), ...known });
      setConflict(undefined);
      setBase(baseOf(saved));
      return undefined;
    } catch (error) {
      if (error instanceof ApiError && error.code === 'APP_SETTING_CHANGED_MEANWHILE') {
        setConflict(form);
        return undefined;
      }
      return fieldsOf(error, group);
    }
  };
  return (
    <>
      <Form
        key={base.revision}
        record={toForm(base.value)}
        onSubmit={(form: Fields) => save(form)}
        warnWhenUnsavedChanges
      >
        <Box
          sx={{
            display: 'flex',
            gap: 4,
            flexWrap: { xs: 'wrap', lg: 'nowrap' },
            alignItems: 'flex-start',
          }}
        >
          <Box sx={{ flex: '1 1 320px', minWidth: 0, maxWidth: 640 }}>
            {conflict && (
              <ChangedMeanwhile
                onKeep={() => void save(conflict, {})}
                onTake={() => {
                  setConflict(undefined);
                  setBase(baseOf(setting));
                }}
              />
            )}
            {children}
            <Toolbar onDirty={setDirty} actions={actions} />
          </Box>
          {beside}
        </Box>
      </Form>
      <ChangesList group={group} />
    </>
  );
}

const same = (value: object): Fields => ({ ...value });

/** What is wrong with which field; errors name fields as the call has them, below the group. */
function fieldsOf(error: unknown, group: string): Fields | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const own = Object.entries(error.fields).map(([path, text]) => [
    path.replace(`${group}.`, ''),
    text,
  ]);
  return own.length === 0 ? undefined : (Object.fromEntries(own) as Fields);
}
