import { permits, type MemberRole } from '@foyer/contracts/identity';
import type { AuthProvider } from 'react-admin';

import { policyOf } from '../resource/policyOf.js';
import { resources } from '../resources.js';

/** The rights of a role, as the console asks for them. */
export const authOf = (me: string, role: MemberRole): AuthProvider => ({
  login: async () => undefined,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getIdentity: async () => ({ id: me }),
  getPermissions: async () => role,
  canAccess: async ({ resource, action }) => {
    const declared = resources.find(({ name }) => name === resource);
    const policy = declared && policyOf(declared, action);
    return policy !== undefined && permits(policy, role);
  },
});
