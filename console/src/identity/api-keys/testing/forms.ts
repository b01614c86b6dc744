import { apiKeyRoutes } from '@foyer/contracts/identity';

import type { FormEntry } from '#testing/forms/formEntry.js';
import { idOf, recordOf } from '#testing/records.js';
import { endOfDay } from '../keyForm.js';

const id = idOf(1);
const day = '2026-09-04';
const networks = {
  value: '10.0.0.0/8\n192.0.2.9',
  sends: { networks: ['10.0.0.0/8', '192.0.2.9'] },
};
const expiresAt = { value: day, sends: { expiresAt: endOfDay(day) } };

/** The forms of API keys, new and changed. */
export const forms: readonly FormEntry[] = [
  {
    path: 'api-keys/create',
    by: 'identity/api-keys/ApiKeyCreate.tsx',
    saves: 'POST /api/v2/admin/api-keys',
    body: apiKeyRoutes.adminCreateApiKey.body,
    typed: { name: 'CRM', role: 'auditor', note: 'Nightly', networks, expiresAt },
  },
  {
    path: `api-keys/${id}`,
    by: 'identity/api-keys/ApiKeyEdit.tsx',
    record: {
      ...recordOf(id),
      name: 'CRM',
      note: '',
      role: 'auditor',
      state: 'active',
      makerId: idOf(2),
      networks: [],
      expiresAt: endOfDay('2026-06-04'),
    },
    reads: `GET /api/v2/admin/api-keys/${id}`,
    saves: `PUT /api/v2/admin/api-keys/${id}`,
    body: apiKeyRoutes.apiKeyResource.update.body,
    typed: { name: 'ERP', note: 'Weekly', networks, expiresAt },
  },
];
