import { portalRoutes } from '@foyer/contracts/portals';
import { fullPath } from '@foyer/contracts/schema';
import simpleRest from 'ra-data-simple-rest';
import type { DataProvider } from 'react-admin';

import { httpClient } from './httpClient.js';
import { writableFields } from './writableFields.js';

/** Resources are called as their routes are, below one address. */
const base = fullPath(portalRoutes.adminListPortals).replace(/\/portals$/, '');
const rest = simpleRest(base, httpClient);

/** The API of the console; a write sends only what the server lets a console change. */
export const dataProvider: DataProvider = {
  ...rest,
  create: (resource, params) =>
    rest.create(resource, { ...params, data: writableFields(resource, params.data) as never }),
  update: (resource, params) =>
    rest.update(resource, { ...params, data: writableFields(resource, params.data) }),
};
