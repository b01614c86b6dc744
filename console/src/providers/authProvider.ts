import { identityRoutes, permits, type MemberRole, type Profile } from '@foyer/contracts/identity';
import { fullPath } from '@foyer/contracts/schema';
import { HttpError, type AuthProvider } from 'react-admin';

import { httpClient } from './httpClient.js';
import { forgetToken, isExpired, readToken } from './token.js';

/** The one sign-in page of the product, which leads back here. */
const signInPage = () =>
  `/vblh/auth/login?return=${encodeURIComponent(location.pathname + location.search)}`;

let profile: Promise<Profile> | undefined;

const ownProfile = (): Promise<Profile> => {
  profile ??= httpClient(fullPath(identityRoutes.getProfile)).then(
    ({ json }) => json as Profile,
    (error: unknown) => {
      profile = undefined;
      throw error;
    },
  );
  return profile;
};

/** Leaves for the sign-in page and never settles, so that nothing of the console is drawn meanwhile. */
const leave = (): Promise<never> => {
  location.assign(signInPage());
  return new Promise<never>(() => undefined);
};

/** Signed in is who holds a token that is good; the server decides what the role may do. */
export const authProvider: AuthProvider = {
  login: () => leave(),
  logout: async () => {
    const token = readToken();
    profile = undefined;
    if (token !== undefined && !isExpired(token, Date.now())) {
      await httpClient(fullPath(identityRoutes.logout), { method: 'POST' }).catch(() => undefined);
    }
    forgetToken();
    return leave();
  },
  checkAuth: async () => {
    const token = readToken();
    if (token === undefined || isExpired(token, Date.now())) return leave();
    const { role } = await ownProfile();
    if (!permits('calls.read-all', role)) location.assign('/vblh/error/403');
  },
  checkError: async (error: unknown) => {
    if (error instanceof HttpError && error.status === 401) {
      forgetToken();
      await leave();
    }
  },
  getIdentity: async () => {
    const { _id, displayName } = await ownProfile();
    return { id: _id, fullName: displayName };
  },
  getPermissions: async (): Promise<MemberRole> => (await ownProfile()).role,
  canAccess: async ({ resource, action }) => {
    const { role } = await ownProfile();
    if (resource === 'portals') return permits('portals.manage', role);
    if (resource === 'members') return permits('members.manage', role);
    return action === 'list' || action === 'show' ? permits('calls.read-all', role) : false;
  },
};
