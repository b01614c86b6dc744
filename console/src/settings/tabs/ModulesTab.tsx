import Alert from '@mui/material/Alert';
import { BooleanInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';

import { SettingForm } from '../form/SettingForm.js';
import type { TabProps } from './tabProps.js';

/** Which parts of the product are on. */
export function ModulesTab({ setting }: TabProps) {
  return (
    <SettingForm group="modules" setting={setting}>
      <BooleanInput
        source="paymentTerminalModuleActive"
        label="settings.field.modules.paymentTerminalModuleActive"
        helperText="settings.modules.paymentsHint"
      />
      <OffNotice isOn={setting.modules.paymentTerminalModuleActive} />
    </SettingForm>
  );
}

/** Before they are switched off: what that does. */
function OffNotice({ isOn }: { isOn: boolean }) {
  const translate = useTranslate();
  const wanted = useWatch({ name: 'paymentTerminalModuleActive' }) as boolean | undefined;
  if (!isOn || wanted !== false) return null;
  return (
    <Alert severity="warning" role="status">
      {translate('settings.modules.paymentsOff')}
    </Alert>
  );
}
