import { appPicture } from '@foyer/contracts/settings';
import Box from '@mui/material/Box';

import { useCompany } from '../company/company.js';
import { OneLine } from './OneLine.js';

/** The company's mark and name in the bar, or the product's. */
export function Wordmark() {
  const { title, logo } = useCompany().appearance;
  const picture = logo === undefined ? '/vblh/console/favicon.svg' : appPicture('logo', logo);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 700, fontSize: 18 }}>
      <Box
        component="img"
        src={picture}
        alt=""
        sx={{ height: 26, maxWidth: 110, objectFit: 'contain' }}
      />
      <OneLine
        component="span"
        sx={{ display: { xs: 'none', sm: 'inline' }, maxWidth: 220, font: 'inherit' }}
      >
        {title}
      </OneLine>
    </Box>
  );
}
