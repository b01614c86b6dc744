import { BASE_PATH } from '@foyer/contracts/identity';
import { Admin, Resource } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { audit } from './audit/index.js';
import { calls } from './calls/index.js';
import { formerMembers } from './formerMembers/index.js';
import { groups } from './groups/index.js';
import { guests } from './guests/index.js';
import { i18nProvider } from './i18n/i18nProvider.js';
import { ConsoleLayout } from './layout/ConsoleLayout.js';
import { NotFound } from './layout/NotFound.js';
import { Notices } from './layout/Notices.js';
import { members } from './members/index.js';
import { outbox } from './outbox/index.js';
import { portals } from './portals/index.js';
import { authProvider } from './providers/authProvider.js';
import { dataProvider } from './providers/dataProvider.js';
import { darkTheme, lightTheme } from './theme/themes.js';

function Console() {
  return (
    <Admin
      title="Foyer"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      catchAll={NotFound}
      notification={Notices}
      theme={lightTheme}
      darkTheme={darkTheme}
      requireAuth
      disableTelemetry
    >
      <Resource name="portals" {...portals} />
      <Resource name="members" {...members} />
      <Resource name="groups" {...groups} />
      <Resource name="guests" {...guests} />
      <Resource name="former-members" {...formerMembers} />
      <Resource name="calls" {...calls} />
      <Resource name="audit" {...audit} />
      <Resource name="outbox" {...outbox} />
    </Admin>
  );
}

// Only a router that knows of what it loads can ask before a page with unsaved changes is left.
const router = createBrowserRouter([{ path: '*', element: <Console /> }], {
  basename: `${BASE_PATH}/console`,
});

/** The console of administrators and auditors. */
export function ConsoleApp() {
  return <RouterProvider router={router} />;
}
