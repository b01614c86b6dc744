import { MemberRole } from '@foyer/contracts/identity';
import Alert from '@mui/material/Alert';
import { BooleanInput, useTranslate } from 'react-admin';

import { SettingForm } from '../form/SettingForm.js';
import type { TabProps } from './tabProps.js';

/** The roles whose members need a second factor. */
export function SecondFactorTab({ setting }: TabProps) {
  const translate = useTranslate();
  return (
    <SettingForm group="secondFactor" setting={setting}>
      <Alert severity="info" icon={false} sx={{ mb: 2 }}>
        {translate('settings.secondFactor.lead')}
      </Alert>
      {MemberRole.options.map((role) => (
        <BooleanInput
          key={role}
          source={role}
          label={`settings.field.secondFactor.${role}`}
          helperText={false}
        />
      ))}
    </SettingForm>
  );
}
