import { permits, type MemberRole } from '@foyer/contracts/identity';
import Box from '@mui/material/Box';
import { Title, usePermissions, useTranslate } from 'react-admin';

import { AgentsNow } from './AgentsNow.js';
import { HeldUpdate } from './HeldUpdate.js';
import { OpenRetention } from './OpenRetention.js';
import { RelaysNow } from './RelaysNow.js';
import { SetupSteps } from './SetupSteps.js';
import { TodayFigures } from './TodayFigures.js';
import { WaitingNow } from './WaitingNow.js';

/** The present state of the reception, and the remaining steps of the setup. */
export function HomePage() {
  const translate = useTranslate();
  const { permissions: role } = usePermissions<MemberRole>();
  const managesMembers = role !== undefined && permits('members.manage', role);
  const managesPortals = role !== undefined && permits('portals.manage', role);
  const managesSettings = role !== undefined && permits('settings.manage', role);
  const managesSources = role !== undefined && permits('identity-providers.manage', role);
  return (
    <>
      <Title defaultTitle={translate('home.title')} />
      <Box sx={{ display: 'grid', gap: 2, mt: 2, px: { xs: 2, sm: 0 } }}>
        {managesSources && <HeldUpdate />}
        {managesSettings && <OpenRetention />}
        {managesPortals && managesMembers && <SetupSteps />}
        <TodayFigures />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
            alignItems: 'start',
          }}
        >
          <WaitingNow />
          {managesMembers && <AgentsNow />}
          {managesSettings && <RelaysNow />}
        </Box>
      </Box>
    </>
  );
}
