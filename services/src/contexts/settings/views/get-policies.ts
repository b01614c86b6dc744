import { inCallPolicies } from '@foyer/contracts/sessions';
import { policies } from '@foyer/contracts/identity';

import { defineQuery } from '#platform/cqrs';

const rows = (table: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(table).map(([action, roles]) => ({ action, roles: [...roles] }));

/** The tables from which every route, message and in-call action takes its policy. */
export const GetPolicies = defineQuery({
  name: 'GetPolicies',
  answer: () => ({ appRolePolicy: rows(policies), inCallRolePolicy: rows(inCallPolicies) }),
});
