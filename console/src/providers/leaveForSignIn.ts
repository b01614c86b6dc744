import { BASE_PATH } from '@foyer/contracts/identity';

/** Leaves for the one sign-in page and never settles, so that nothing of the console is drawn meanwhile. */
export function leaveForSignIn(): Promise<never> {
  const back = encodeURIComponent(location.pathname + location.search);
  location.assign(`${BASE_PATH}/auth/login?return=${back}`);
  return new Promise<never>(() => undefined);
}
