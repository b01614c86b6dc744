import { BASE_PATH } from '@foyer/contracts/identity';
import { useState } from 'react';
import { Admin, Resource, type I18nProvider } from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { audit } from './audit/index.js';
import { calls } from './calls/index.js';
import { formerMembers } from './formerMembers/index.js';
import { groups } from './groups/index.js';
import { guests } from './guests/index.js';
import { ConsoleLayout } from './layout/ConsoleLayout.js';
import { NotFound } from './layout/NotFound.js';
import { Notices } from './layout/Notices.js';
import { members } from './members/index.js';
import { outbox } from './outbox/index.js';
import { portals } from './portals/index.js';
import { authProvider } from './providers/authProvider.js';
import { dataProvider } from './providers/dataProvider.js';
import { themes } from './theme/themes.js';

interface ConsoleProps {
  readonly i18nProvider: I18nProvider;
}

function Console({ i18nProvider }: ConsoleProps) {
  const [looks] = useState(() => themes(i18nProvider.translate('ra.page.loading')));
  return (
    <Admin
      title="Foyer"
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      layout={ConsoleLayout}
      catchAll={NotFound}
      notification={Notices}
      {...looks}
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
const routerOf = (props: ConsoleProps) =>
  createBrowserRouter([{ path: '*', element: <Console {...props} /> }], {
    basename: `${BASE_PATH}/console`,
  });

/** The console of administrators and auditors. */
export function ConsoleApp(props: ConsoleProps) {
  const [router] = useState(() => routerOf(props));
  // At once, so that no form goes by an answer of before when it was asked whether it may be left.
  return <RouterProvider router={router} useTransitions={false} />;
}
