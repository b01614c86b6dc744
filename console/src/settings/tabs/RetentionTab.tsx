import { RETENTION_YEARS_MAX, type RetentionSetting } from '@foyer/contracts/settings';
import Alert from '@mui/material/Alert';
import { useState } from 'react';
import { NumberInput, RadioButtonGroupInput, useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { formatDay } from '#i18n/format.js';
import { SettingForm } from '../form/SettingForm.js';
import type { TabProps } from './tabProps.js';

/** The choice is open until one of these is taken; there is no way back to that. */
const CHOICES = (['years', 'forever'] as const).map((id) => ({
  id,
  name: `settings.retention.choice.${id}`,
}));

const retentionOf = (form: Record<string, unknown>): RetentionSetting => {
  const { signedDocuments, signedDocumentsYears } = form as unknown as RetentionSetting;
  const isYears = signedDocuments === 'years';
  return { signedDocuments, signedDocumentsYears: isYears ? signedDocumentsYears : null };
};

/** The periods for which the company keeps its data; keeping it permanently needs a choice. */
export function RetentionTab({ setting }: TabProps) {
  const translate = useTranslate();
  const isOpen = setting.retention.signedDocuments === 'undecided';
  return (
    <SettingForm group="retention" setting={setting} toValue={retentionOf}>
      {isOpen && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('settings.retention.open')}
        </Alert>
      )}
      <RadioButtonGroupInput
        source="signedDocuments"
        label="settings.field.retention.signedDocuments"
        choices={CHOICES}
        row={false}
        helperText="settings.retention.hint"
      />
      <YearsInput />
      <LossNotice before={setting.retention} />
    </SettingForm>
  );
}

function YearsInput() {
  const translate = useTranslate();
  const choice = useWatch({ name: 'signedDocuments' }) as string | undefined;
  if (choice !== 'years') return null;
  const inRange = (value: unknown) =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= RETENTION_YEARS_MAX
      ? undefined
      : translate('settings.retention.wrong', { max: RETENTION_YEARS_MAX });
  return (
    <NumberInput
      source="signedDocumentsYears"
      label="settings.field.retention.signedDocumentsYears"
      validate={inRange}
      helperText="settings.retention.yearsHint"
    />
  );
}

/** Before a shorter period is saved: which documents go by it, for good. */
function LossNotice({ before }: { before: RetentionSetting }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [now] = useState(() => new Date());
  const [choice, years] = useWatch({ name: ['signedDocuments', 'signedDocumentsYears'] }) as [
    string | undefined,
    number | null | undefined,
  ];
  if (choice !== 'years' || !Number.isInteger(years) || Number(years) < 1) return null;
  if (before.signedDocumentsYears !== null && before.signedDocumentsYears <= Number(years)) {
    return null;
  }
  const first = new Date(now.getUTCFullYear() - Number(years), 0, 1);
  return (
    <Alert severity="warning" role="status" sx={{ mt: 2 }}>
      {translate('settings.retention.loss', { date: formatDay(first.toISOString(), locale) })}
    </Alert>
  );
}
