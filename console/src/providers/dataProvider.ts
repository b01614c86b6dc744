import { portalRoutes } from '@foyer/contracts/portals';
import { fullPath } from '@foyer/contracts/schema';
import simpleRest from 'ra-data-simple-rest';
import { combineDataProviders, type DataProvider } from 'react-admin';

import type { ResourceDeclaration } from '../resource/defineResource.js';
import { writableFields } from '../resource/writableFields.js';
import { httpClient } from './httpClient.js';
import { subjectNames } from './subjectNames.js';

/** Resources are called as their routes are, below one address. */
const base = fullPath(portalRoutes.adminPortals.list).replace(/\/portals$/, '');
const rest = simpleRest(base, httpClient);

/** Reads and writes one resource; a write sends only what the server lets a console change. */
const providerOf = (resource: ResourceDeclaration): DataProvider => ({
  ...rest,
  create: (name, params) =>
    rest.create(name, { ...params, data: writableFields(resource, params.data) as never }),
  update: (name, params) =>
    rest.update(name, { ...params, data: writableFields(resource, params.data) }),
  ...resource.data,
});

/** The API of the console. */
export function makeDataProvider(resources: readonly ResourceDeclaration[]): DataProvider {
  const providers = new Map(resources.map((one) => [one.name, providerOf(one)]));
  const names = new Map<string, Partial<DataProvider>>(Object.entries(subjectNames));
  return combineDataProviders((name) => {
    const provider = (names.get(name) as DataProvider | undefined) ?? providers.get(name);
    if (provider === undefined) throw new Error(`There is no resource ${name}`);
    return provider;
  });
}
