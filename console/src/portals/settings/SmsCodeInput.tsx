import { BooleanInput } from 'react-admin';
import { useWatch } from 'react-hook-form';

const SOURCE = 'smsCodeRequired';

/** Whether visitors need a code by SMS. No provider can be set up, so it can only be taken back where it was set before. */
export function SmsCodeInput() {
  const isRequired: unknown = useWatch({ name: SOURCE });
  return (
    <BooleanInput source={SOURCE} disabled={isRequired !== true} helperText="portal.smsNotSetUp" />
  );
}
