import { light } from '@foyer/contracts/look';
import Box from '@mui/material/Box';
import { BooleanInput, FormDataConsumer } from 'react-admin';

import { ColourInput } from './ColourInput.js';
import { PortalPreview, type PreviewedPortal } from './PortalPreview.js';

/** The portal's own colours beside a preview of what visitors will see. */
export function PortalAppearanceInputs() {
  return (
    <Box sx={{ display: 'flex', gap: 4, flexWrap: 'wrap', width: '100%' }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <ColourInput source="appearance.primary" standard={light.accent} />
        <ColourInput source="appearance.background" standard={light.paper} />
        <ColourInput source="appearance.buttonPrimary" standard={light.accent} />
        <BooleanInput source="callButton.pulsate" />
      </Box>
      <FormDataConsumer<PreviewedPortal>>
        {({ formData }) => <PortalPreview portal={formData} />}
      </FormDataConsumer>
    </Box>
  );
}
