import type { MemberRole } from '@foyer/contracts/identity';
import { act, render } from '@testing-library/react';
import fakeRest from 'ra-data-fakerest';
import polyglot from 'ra-i18n-polyglot';
import type { ComponentType, ReactNode } from 'react';
import {
  Admin,
  localStorageStore,
  Resource,
  type DataProvider,
  type RaRecord,
  type TranslationMessages,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { Home } from '../home/index.js';
import { loadCatalogue } from '../i18n/catalogue.js';
import { useLanguage } from '../i18n/useLanguage.js';
import { LiveChannels } from '../live/liveChannel.js';
import type { OpenChannel } from '../live/openSocket.js';
import { ConsoleMenu } from '../layout/ConsoleMenu.js';
import { ConsoleLayout } from '../layout/ConsoleLayout.js';
import { makeQueryClient } from '../providers/queryClient.js';
import type { ResourceDeclaration } from '../resource/defineResource.js';
import { resources, textSources } from '../resources.js';
import { authOf } from './authOf.js';

const Menu = () => <ConsoleMenu resources={resources} />;
const Frame = (props: { children: ReactNode }) => <ConsoleLayout {...props} menu={Menu} />;

/** The request by which the router recognises a page's change; the specs' DOM has no such class. */
class PageRequest {
  readonly method = 'GET';
  readonly signal: AbortSignal | undefined;

  constructor(
    readonly url: string,
    { signal }: { signal?: AbortSignal } = {},
  ) {
    this.signal = signal;
  }
}
if (!('Request' in globalThis)) Object.assign(globalThis, { Request: PageRequest });

export interface OpenedConsole {
  /** The stored records; writes of the page change them. */
  readonly data: DataProvider;
  /** Returns the stored records of a resource, in the order of a field. */
  readonly kept: (
    resource: string,
    field: string,
  ) => Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Leads to another page. */
  readonly goTo: (path: string) => Promise<void>;
  /** The address of the page. */
  readonly at: () => string;
  /** Changes the language of the page. */
  readonly speak: (language: 'en' | 'de') => void;
  /** Forgets what was read. */
  readonly forget: () => void;
}

/**
 * Opens a page of the console over records in memory.
 * @param path of the page, such as `groups/create`
 * @param records by resource
 * @param own answers in place of those that the records give
 */
export async function openConsole(
  path: string,
  records: Readonly<Record<string, readonly object[]>>,
  {
    role = 'admin',
    me = 'me',
    language = 'en',
    own = {},
    live = () => () => undefined,
    provider,
    frame = Frame,
    pages = resources,
  }: {
    role?: MemberRole;
    /** The id of who has opened it. */
    me?: string;
    language?: 'en' | 'de';
    own?: Partial<DataProvider>;
    live?: OpenChannel;
    /** Reads and writes in place of the records. */
    provider?: DataProvider;
    /** Stands around a page. */
    frame?: ComponentType<{ children: ReactNode }>;
    pages?: readonly ResourceDeclaration[];
  } = {},
): Promise<OpenedConsole> {
  const load = async (spoken: 'en' | 'de') =>
    (await loadCatalogue(textSources, spoken)) as unknown as TranslationMessages;
  const texts = await load(language);
  const empty = Object.fromEntries(resources.map(({ name }) => [name, []]));
  const data = provider ?? { ...fakeRest({ ...empty, ...records }, false), ...own };
  const client = makeQueryClient();
  const i18nProvider = polyglot(
    (locale) => (locale === language ? texts : load(locale as 'en')),
    language,
  );
  const store = localStorageStore();
  const authProvider = authOf(me, role);
  const Opened = () => (
    <Admin
      dataProvider={data}
      queryClient={client}
      authProvider={authProvider}
      i18nProvider={useLanguage(i18nProvider, store)}
      store={store}
      layout={frame}
      dashboard={Home}
      disableTelemetry
    >
      {pages.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
    </Admin>
  );
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: <Opened />,
      },
    ],
    { initialEntries: [`/${path}`] },
  );
  render(
    <LiveChannels value={live}>
      <RouterProvider router={router} />
    </LiveChannels>,
  );
  const kept = async (resource: string, field: string) => {
    const pagination = { page: 1, perPage: 1000 };
    const sort = { field, order: 'ASC' as const };
    return (await data.getList<RaRecord>(resource, { pagination, sort, filter: {} })).data;
  };
  return {
    data,
    kept,
    at: () => router.state.location.pathname,
    goTo: (to) => act(() => router.navigate(to)),
    speak: (next) => act(() => store.setItem('locale', next)),
    forget: () => client.clear(),
  };
}
