import { PasswordPolicy } from '@foyer/contracts/identity';
import Alert from '@mui/material/Alert';
import { RadioButtonGroupInput, useTranslate } from 'react-admin';

import { SettingForm } from '../form/SettingForm.js';
import type { TabProps } from './tabProps.js';

/** The policy for new passwords. */
export function SecurityTab({ setting }: TabProps) {
  const translate = useTranslate();
  const { passwordPolicy } = setting.security;
  const choices = PasswordPolicy.options.map((id) => ({
    id,
    name: `settings.security.choice.${id}`,
  }));
  return (
    <SettingForm group="security" setting={setting}>
      <Alert severity="info" icon={false} sx={{ mb: 2 }}>
        <strong>{translate('settings.security.inForce')}</strong>{' '}
        {translate(`settings.security.rule.${passwordPolicy}`)}
      </Alert>
      <RadioButtonGroupInput
        source="passwordPolicy"
        label="settings.field.security.passwordPolicy"
        choices={choices}
        row={false}
        helperText="settings.security.hint"
      />
    </SettingForm>
  );
}
