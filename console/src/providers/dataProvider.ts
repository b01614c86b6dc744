import type { DataProvider } from 'react-admin';
import simpleRest from 'ra-data-simple-rest';

import { httpClient } from './httpClient.js';
import { writableFields } from './writableFields.js';

const rest = simpleRest('/api/v2/admin', httpClient);

/** The API of the console; a write sends only what the server lets a console change. */
export const dataProvider: DataProvider = {
  ...rest,
  create: (resource, params) =>
    rest.create(resource, { ...params, data: writableFields(resource, params.data) as never }),
  update: (resource, params) =>
    rest.update(resource, { ...params, data: writableFields(resource, params.data) }),
};
