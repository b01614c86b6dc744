import { maxLength, required, TextInput } from 'react-admin';

import { ColourInput } from '#portals/ColourInput.js';
import { SettingForm } from '../form/SettingForm.js';
import type { TabProps } from '../tabs/tabProps.js';
import { appearanceOf } from './appearanceOf.js';
import { ColourHints } from './ColourHints.js';
import { FileField } from './FileField.js';
import { ResetAppearance } from './ResetAppearance.js';
import { SignInPreviews } from './SignInPreviews.js';

const COLOURS = ['primary', 'secondary', 'background', 'buttonPrimary', 'buttonSecondary'] as const;

/** The company's title, pictures and colours, next to the sign-in page of staff. */
export function AppearanceTab({ setting }: TabProps) {
  return (
    <SettingForm
      group="appearance"
      setting={setting}
      toValue={appearanceOf}
      beside={<SignInPreviews />}
      actions={<ResetAppearance setting={setting} />}
    >
      <TextInput
        source="title"
        label="settings.field.appearance.title"
        validate={[required(), maxLength(80)]}
        helperText="settings.appearance.titleHint"
      />
      <FileField purpose="logo" source="logo" />
      <FileField purpose="favicon" source="favicon" />
      <FileField purpose="whiteboard" source="defaultWhiteboardDoc" />
      {COLOURS.map((colour) => (
        <ColourInput key={colour} source={colour} label={`settings.field.appearance.${colour}`} />
      ))}
      <ColourHints />
    </SettingForm>
  );
}
