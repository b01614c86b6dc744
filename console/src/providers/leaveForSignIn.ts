import { BASE_PATH } from '@foyer/contracts/identity';

/**
 * Leaves for the common sign-in page and never settles, so that the console is not drawn in the
 * meantime.
 */
export function leaveForSignIn(): Promise<never> {
  const back = encodeURIComponent(location.pathname + location.search);
  location.assign(`${BASE_PATH}/auth/login?return=${back}`);
  return new Promise<never>(() => undefined);
}
