import { PortalPin, Shortlink, type Portal } from '@foyer/contracts/portals';
import {
  BooleanInput,
  maxLength,
  RadioButtonGroupInput,
  required,
  TextInput,
  useRecordContext,
} from 'react-admin';

import { useRule } from '../layout/useRule.js';

/** Name, link, whether it is open, and what is asked at the admission. */
export function PortalGeneralInputs() {
  const portal = useRecordContext<Portal>();
  const fits = useRule();
  return (
    <>
      <TextInput source="name" validate={[required(), maxLength(80)]} />
      <TextInput
        source="shortlink"
        validate={fits(Shortlink, 'SHORTLINK_INVALID')}
        helperText="portal.shortlinkHint"
      />
      <RadioButtonGroupInput
        source="deactivated"
        choices={[
          { id: false, name: 'portal.state.open' },
          { id: true, name: 'portal.state.closed' },
        ]}
      />
      <BooleanInput source="askClientName" />
      <TextInput
        source="pin"
        validate={fits(PortalPin, 'ROOM_PIN_INVALID')}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
        helperText={portal?.hasPin === true ? 'portal.pinSet' : 'portal.pinNone'}
      />
      {portal?.hasPin === true && <BooleanInput source="removePin" label="portal.pinRemove" />}
    </>
  );
}
