import { BASE_PATH } from '@foyer/contracts/identity';
import type { NavigateFunction } from 'react-router';

/**
 * Goes to one of our addresses: within this app without loading again, to the console by loading
 * it.
 */
export function goTo(path: string, navigate: NavigateFunction): void {
  if (path.startsWith(`${BASE_PATH}/console`)) globalThis.location.assign(path);
  else void navigate(path.slice(BASE_PATH.length), { replace: true });
}
