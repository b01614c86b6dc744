import { PortalPin, Shortlink, type Portal } from '@foyer/contracts/portals';
import { BooleanInput, maxLength, required, TextInput, useRecordContext } from 'react-admin';

import { useRule } from '#layout/useRule.js';
import { PortalLink } from '../PortalLink.js';
import { SmsCodeInput } from '../settings/SmsCodeInput.js';
import { SettingInputs } from '../settings/SettingInput.js';
import { partsOf } from '../settings/portalChange.js';
import { SettingsForm } from '../settings/SettingsForm.js';

const SENDS = [...['name', 'shortlink', 'deactivated', 'pin'], ...partsOf('general', 'recording')];

const inverted = (value: unknown) => value !== true;

/** Name, links, whether it is open, and what is asked of visitors who come in. */
export function GeneralTab() {
  const portal = useRecordContext<Portal>();
  const fits = useRule();
  return (
    <>
      <PortalLink />
      <SettingsForm sends={SENDS} preview={{}}>
        <TextInput source="name" validate={[required(), maxLength(80)]} helperText={false} />
        <TextInput
          source="shortlink"
          validate={fits(Shortlink, 'SHORTLINK_INVALID')}
          helperText="portal.shortlinkHint"
        />
        <BooleanInput
          source="deactivated"
          label="portal.openForVisitors"
          format={inverted}
          parse={inverted}
          helperText={false}
        />
        <TextInput
          source="pin"
          // A PIN that is typed and cleared again is none, as at first.
          parse={(typed: string) => typed}
          validate={fits(PortalPin, 'ROOM_PIN_INVALID')}
          autoComplete="off"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
          helperText={portal?.hasPin === true ? 'portal.pinSet' : 'portal.pinNone'}
        />
        {portal?.hasPin === true && (
          <BooleanInput source="removePin" label="portal.pinRemove" helperText={false} />
        )}
        <SettingInputs group="general" without={['smsCodeRequired']} />
        <SmsCodeInput />
        <SettingInputs group="recording" />
      </SettingsForm>
    </>
  );
}
