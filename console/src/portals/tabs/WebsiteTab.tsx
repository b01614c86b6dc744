import type { Portal } from '@foyer/contracts/portals';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRecordContext, useTranslate } from 'react-admin';

import { Copyable } from '#layout/Copyable.js';
import { embedCode, embedPolicy } from '../embedCode.js';
import { OriginsInput } from '../settings/OriginsInput.js';
import { partsOf } from '../settings/portalChange.js';
import { SettingsForm } from '../settings/SettingsForm.js';

/** Puts the portal on a company's own site: the sites that may, and what is written into them. */
export function WebsiteTab() {
  const portal = useRecordContext<Portal>();
  const translate = useTranslate();
  if (portal === undefined) return null;
  return (
    <Box sx={{ maxWidth: 720 }}>
      <Typography sx={{ mb: 2 }}>{translate('portal.embedding.intro')}</Typography>
      <SettingsForm sends={partsOf('embedding')}>
        <OriginsInput />
      </SettingsForm>
      <Copyable label="portal.embedding.code" text={embedCode(portal.shortlink)} />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {translate('portal.embedding.codeHint')}
      </Typography>
      <Copyable label="portal.embedding.policy" text={embedPolicy()} />
      <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {translate('portal.embedding.policyHint')}
      </Typography>
    </Box>
  );
}
