import { ApiError } from '@foyer/contracts/client';
import { BASE_PATH, identityRoutes, permits, type MemberRole } from '@foyer/contracts/identity';
import { HttpError, type AuthProvider } from 'react-admin';

import type { ResourceDeclaration } from '../resource/defineResource.js';
import { policyOf } from '../resource/policyOf.js';
import { api } from './api.js';
import { leaveForSignIn } from './leaveForSignIn.js';
import { forgetOwnProfile, ownProfile } from './ownProfile.js';
import { forgetToken, isExpired, readToken } from './token.js';

/** Signed in is who holds a token that is good; the server decides what the role may do. */
export const makeAuthProvider = (resources: readonly ResourceDeclaration[]): AuthProvider => ({
  login: () => leaveForSignIn(),
  logout: async () => {
    const token = readToken();
    forgetOwnProfile();
    if (token !== undefined && !isExpired(token, Date.now())) {
      await api.call(identityRoutes.logout, {}).catch(() => undefined);
    }
    forgetToken();
    return leaveForSignIn();
  },
  checkAuth: async () => {
    const token = readToken();
    if (token === undefined || isExpired(token, Date.now())) return leaveForSignIn();
    const { role, mustChangePassword, mustSetUpFactor } = await ownProfile();
    // The server refuses every call of the console until the member has done there what comes first.
    if (mustChangePassword || mustSetUpFactor) location.assign(`${BASE_PATH}/account/security`);
    else if (!permits('calls.read-all', role)) location.assign(`${BASE_PATH}/error/403`);
  },
  checkError: async (error: unknown) => {
    if ((error instanceof HttpError || error instanceof ApiError) && error.status === 401) {
      forgetToken();
      await leaveForSignIn();
    }
  },
  getIdentity: async () => {
    const { _id, displayName } = await ownProfile();
    return { id: _id, fullName: displayName };
  },
  getPermissions: async (): Promise<MemberRole> => (await ownProfile()).role,
  canAccess: async ({ resource, action }) => {
    const declared = resources.find(({ name }) => name === resource);
    const policy = declared && policyOf(declared, action);
    return policy !== undefined && permits(policy, (await ownProfile()).role);
  },
});
