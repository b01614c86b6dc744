import { contrast, light } from '@foyer/contracts/look';
import { settingGroups } from '@foyer/contracts/portals';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';

import { PictureInput } from '../files/PictureInput.js';
import { BesidePreview } from '../preview/BesidePreview.js';
import { SettingInputs } from '../settings/SettingInput.js';
import { partsOf } from '../settings/portalChange.js';
import { SettingsForm } from '../settings/SettingsForm.js';

/** Text needs this contrast to what it stands on (WCAG 2.2, AA). */
const READABLE = 4.5;
type Colours = Partial<Record<string, string | null>>;

/** An emptied field is none. */
const chosen = (colour: string | null | undefined, otherwise: string): string =>
  colour === undefined || colour === null || colour === '' ? otherwise : colour;

/** Warns of colours on which text would be hard to read. */
function ContrastWarning() {
  const translate = useTranslate();
  const { background, primary } = (useWatch({ name: 'appearance' }) ?? {}) as Colours;
  const readable =
    contrast(chosen(background, light.paper), chosen(primary, light.accent)) >= READABLE;
  return readable ? null : (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {translate('portal.lowContrast')}
    </Alert>
  );
}

/** Gives all colours and pictures back to the product's own look. */
function ResetAppearance() {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const reset = () => {
    for (const field of Object.keys(settingGroups.appearance.fields.shape)) {
      setValue(`appearance.${field}`, '', { shouldDirty: true });
    }
  };
  return <Button onClick={reset}>{translate('portal.resetAppearance')}</Button>;
}

/** The portal's own colours and pictures, beside the page as visitors will see it. */
export function AppearanceTab() {
  return (
    <SettingsForm sends={partsOf('appearance')}>
      <BesidePreview>
        <SettingInputs group="appearance" without={['logo', 'favicon']} />
        <PictureInput field="logo" />
        <PictureInput field="favicon" />
        <ContrastWarning />
        <ResetAppearance />
      </BesidePreview>
    </SettingsForm>
  );
}
