import { BASE_PATH } from '@foyer/contracts/identity';

/**
 * Returns the address after signing in: the page of ours that was requested, never another site.
 * @param search The query of the sign-in page's address.
 */
export function returnPath(search: string): string {
  const wanted = new URLSearchParams(search).get('return');
  if (wanted === null) return `${BASE_PATH}/desk`;
  const base = new URL('https://here.invalid');
  const target = URL.canParse(wanted, base) ? new URL(wanted, base) : base;
  const ours = target.origin === base.origin && target.pathname.startsWith(`${BASE_PATH}/`);
  return ours ? target.pathname + target.search + target.hash : `${BASE_PATH}/desk`;
}
