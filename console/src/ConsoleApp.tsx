import { BASE_PATH } from '@foyer/contracts/identity';
import { useEffect, useMemo, useState } from 'react';
import {
  Admin,
  localStorageStore,
  Resource,
  type I18nProvider,
  type LayoutProps,
} from 'react-admin';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

import { useCompany } from './company/company.js';
import { Home } from './home/index.js';
import { useLanguage } from './i18n/useLanguage.js';
import { ConsoleLayout } from './layout/ConsoleLayout.js';
import { ConsoleMenu } from './layout/ConsoleMenu.js';
import { NotFound } from './layout/NotFound.js';
import { Notices } from './layout/Notices.js';
import { makeAuthProvider } from './providers/authProvider.js';
import { makeDataProvider } from './providers/dataProvider.js';
import { makeQueryClient } from './providers/queryClient.js';
import { resources } from './resources.js';
import { themes } from './theme/themes.js';

const authProvider = makeAuthProvider(resources);
const queryClient = makeQueryClient();
const store = localStorageStore();
const dataProvider = makeDataProvider(resources);

const SectionMenu = () => <ConsoleMenu resources={resources} />;
const Frame = (props: LayoutProps) => <ConsoleLayout {...props} menu={SectionMenu} />;

interface ConsoleProps {
  readonly i18nProvider: I18nProvider;
}

function Console({ i18nProvider: texts }: ConsoleProps) {
  const i18nProvider = useLanguage(texts, store);
  const { appearance } = useCompany();
  const { title } = appearance;
  const looks = useMemo(
    () => themes(i18nProvider.translate('ra.page.loading'), appearance),
    [i18nProvider, appearance],
  );
  useEffect(() => {
    document.title = `${title} Console`;
  }, [title]);
  return (
    <Admin
      title={title}
      dataProvider={dataProvider}
      queryClient={queryClient}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      store={store}
      layout={Frame}
      dashboard={Home}
      catchAll={NotFound}
      notification={Notices}
      {...looks}
      requireAuth
      disableTelemetry
    >
      {resources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
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
