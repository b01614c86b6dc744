import Alert from '@mui/material/Alert';
import type { AppSettingValues } from '@foyer/contracts/settings';
import { BooleanInput, TextInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { SettingForm } from '../form/SettingForm.js';
import type { TabProps } from './tabProps.js';

const ADDRESSES = ['imprint.de', 'imprint.en', 'privacy.de', 'privacy.en'] as const;

type Legal = AppSettingValues['legal'];
/** An emptied input says null; an address that there is not is empty. */
const addressesOf = (page: Partial<Record<'de' | 'en', string | null>> | undefined) => ({
  de: page?.de ?? '',
  en: page?.en ?? '',
});
const legalOf = (form: Record<string, unknown>): Legal => {
  const { imprint, privacy, tellsOfListeners } = form as unknown as Legal;
  return { imprint: addressesOf(imprint), privacy: addressesOf(privacy), tellsOfListeners };
};

/** The legal information that visitors must find. */
export function LegalTab({ setting }: TabProps) {
  const translate = useTranslate();
  return (
    <SettingForm group="legal" setting={setting} toValue={legalOf}>
      <Alert severity="info" icon={false} sx={{ mb: 2 }}>
        {translate('settings.legal.hint')}
      </Alert>
      {ADDRESSES.map((source) => (
        <TextInput
          key={source}
          source={source}
          type="url"
          label={`settings.field.legal.${source}`}
          placeholder="https://"
        />
      ))}
      <BooleanInput
        source="tellsOfListeners"
        label="settings.field.legal.tellsOfListeners"
        helperText="settings.legal.listenersHint"
      />
      <UntoldNotice />
    </SettingForm>
  );
}

/** Warns for as long as visitors are not told, also before that is saved. */
function UntoldNotice() {
  const translate = useTranslate();
  const told = useWatch({ name: 'tellsOfListeners' }) as boolean | undefined;
  if (told !== false) return null;
  return (
    <Alert severity="warning" role="status">
      {translate('settings.legal.untold')}
    </Alert>
  );
}
