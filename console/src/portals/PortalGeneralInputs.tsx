import { PortalPin, Shortlink, type Portal } from '@foyer/contracts/portals';
import {
  BooleanInput,
  maxLength,
  RadioButtonGroupInput,
  required,
  TextInput,
  useRecordContext,
  useTranslate,
} from 'react-admin';

/** Name, link, door and what is asked at the door. */
export function PortalGeneralInputs() {
  const portal = useRecordContext<Portal>();
  const translate = useTranslate();
  const fits = (schema: typeof PortalPin, message: string) => (value: unknown) =>
    value === undefined || value === null || value === '' || schema.safeParse(value).success
      ? undefined
      : translate(message);
  return (
    <>
      <TextInput source="name" validate={[required(), maxLength(80)]} />
      <TextInput
        source="shortlink"
        validate={fits(Shortlink, 'portal.shortlinkRule')}
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
        validate={fits(PortalPin, 'portal.pinRule')}
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 6 } }}
        helperText={portal?.hasPin === true ? 'portal.pinSet' : 'portal.pinNone'}
      />
      {portal?.hasPin === true && <BooleanInput source="removePin" label="portal.pinRemove" />}
    </>
  );
}
