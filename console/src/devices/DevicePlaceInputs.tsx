import {
  AutocompleteInput,
  maxLength,
  ReferenceInput,
  required,
  SelectInput,
  TextInput,
} from 'react-admin';

const byText = (q: string) => ({ q });
const TYPES = ['kiosk', 'tablet', 'counter'] as const;
const short = [maxLength(200)];

/** The name of a device, its kind, its address, and the portal that it shows. */
export function DevicePlaceInputs() {
  return (
    <>
      <TextInput source="name" validate={[required(), maxLength(80)]} helperText={false} />
      <ReferenceInput source="queueId" reference="portals">
        <AutocompleteInput
          label="resources.devices.fields.queueId"
          optionText="name"
          filterToQuery={byText}
          emptyText="device.noPortal"
          helperText="device.portalHint"
          fullWidth
        />
      </ReferenceInput>
      <SelectInput
        source="type"
        validate={required()}
        choices={TYPES.map((id) => ({ id, name: `device.type.${id}` }))}
        helperText={false}
      />
      <TextInput source="street" validate={short} helperText={false} />
      <TextInput source="zipCode" validate={short} helperText={false} />
      <TextInput source="city" validate={short} helperText={false} />
      <TextInput source="state" validate={short} helperText={false} />
      <TextInput source="description" validate={short} multiline helperText={false} />
    </>
  );
}
