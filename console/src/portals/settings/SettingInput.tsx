import { settingGroups, settingPath, type SettingGroupName } from '@foyer/contracts/portals';
import {
  BooleanInput,
  maxLength,
  maxValue,
  minValue,
  NumberInput,
  RadioButtonGroupInput,
  required,
  TextInput,
} from 'react-admin';

import { useRule } from '#layout/useRule.js';
import { ColourInput } from '../ColourInput.js';
import { kindOfField } from './kindOfField.js';

/** One setting, in the input that fits its schema. */
function SettingInput({
  group,
  field,
  hint,
}: {
  group: SettingGroupName;
  field: string;
  hint: string | undefined;
}) {
  const helperText = hint ?? false;
  const shape: Readonly<Record<string, unknown>> = settingGroups[group].fields.shape;
  const source = settingPath(group, field);
  const fits = useRule();
  const schema = shape[field] as Parameters<typeof fits>[0];
  const kind = kindOfField(schema);
  switch (kind.kind) {
    case 'boolean':
      return <BooleanInput source={source} helperText={helperText} />;
    case 'choice':
      return (
        <RadioButtonGroupInput
          source={source}
          row={kind.options.length <= 3}
          helperText={helperText}
          choices={kind.options.map((id) => ({ id, name: `portal.choice.${field}.${id}` }))}
        />
      );
    case 'colour':
      return <ColourInput source={source} />;
    case 'text':
      return (
        <TextInput
          source={source}
          multiline={kind.long}
          {...(kind.long && { minRows: 2 })}
          validate={kind.isLink ? fits(schema, 'LINK_INVALID') : maxLength(kind.most)}
          {...(kind.isLink && { slotProps: { htmlInput: { inputMode: 'url' } } })}
          helperText={helperText}
        />
      );
    case 'number':
      return (
        <NumberInput
          source={source}
          min={kind.least}
          max={kind.most}
          step={1}
          validate={[required(), minValue(kind.least), maxValue(kind.most)]}
          helperText={helperText}
        />
      );
    case 'own':
      return null;
  }
}

/**
 * The settings of a group, in the order of its schema; what has an input of its own is left to it.
 */
export function SettingInputs({
  group,
  without = [],
  hints = {},
}: {
  group: SettingGroupName;
  without?: readonly string[];
  /** The hints below fields, by the names of fields and texts. */
  hints?: Readonly<Record<string, string>>;
}) {
  return Object.keys(settingGroups[group].fields.shape)
    .filter((field) => !without.includes(field))
    .map((field) => <SettingInput key={field} group={group} field={field} hint={hints[field]} />);
}
