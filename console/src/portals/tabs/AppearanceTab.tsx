import { contrast, light } from '@foyer/contracts/look';
import { settingGroups, type PreviewedPart } from '@foyer/contracts/portals';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type FocusEvent } from 'react';
import { useRecordContext, useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';

import { useCompany } from '../../company/company.js';
import { PictureInput } from '../files/PictureInput.js';
import type { EditedPortal } from '../settings/editedPortal.js';
import { SettingInputs } from '../settings/SettingInput.js';
import { partsOf } from '../settings/portalChange.js';
import { coloursOf } from '../shownColour.js';
import { SettingsForm } from '../settings/SettingsForm.js';

/** Text needs this contrast to what it stands on (WCAG 2.2, AA). */
const READABLE = 4.5;

/** Says that a call button has its own colour, which hides the portal's. */
function OwnCallButton() {
  const translate = useTranslate();
  const portal = useRecordContext<EditedPortal>();
  const own = portal?.callButton.color;
  if (portal === undefined || own === undefined || own === '') return null;
  return (
    <Alert
      severity="info"
      sx={{ mb: 2 }}
      action={
        <Button component={Link} to={`/portals/${portal.id}/controls`} size="small" color="inherit">
          {translate('portal.tab.controls')}
        </Button>
      }
    >
      {translate('portal.ownCallButton', { colour: own })}
    </Alert>
  );
}

/** Warns of a main colour that would be hard to read on the background. */
function ContrastWarning() {
  const translate = useTranslate();
  const { background, primary } = coloursOf(useWatch(), useCompany().appearance);
  const readable = contrast(background ?? light.paper, primary ?? light.accent) >= READABLE;
  return readable ? null : (
    <Alert severity="warning" role="status" sx={{ mb: 2 }}>
      {translate('portal.lowContrast')}
    </Alert>
  );
}

/** Gives all colours and pictures back to the company's look. */
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

/** The part of the page to which what has the focus belongs. */
const partOf = ({ target }: FocusEvent): PreviewedPart | undefined =>
  (target as { name?: string }).name === 'appearance.buttonPrimary' ? 'callButton' : undefined;

/** The portal's own colours and pictures, next to the page as visitors will see it. */
export function AppearanceTab() {
  const [part, setPart] = useState<PreviewedPart>();
  return (
    <SettingsForm sends={partsOf('appearance')} preview={{ part }}>
      <Box sx={{ width: '100%' }} onFocus={(event) => setPart(partOf(event))}>
        <SettingInputs group="appearance" without={['logo', 'favicon']} />
      </Box>
      <ContrastWarning />
      <OwnCallButton />
      <PictureInput field="logo" />
      <PictureInput field="favicon" />
      <ResetAppearance />
    </SettingsForm>
  );
}
