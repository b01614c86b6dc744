/** The part of a mailed link behind its hash. */
const PREFIX = '#invitation=';
const KEY = 'foyer.invitation';

/**
 * The invitation of the link by which the page was opened. It is taken out of the address, which is
 * seen and copied, and kept for this tab, so that a reload finds it.
 */
export function invitationOf(eventId: string): string | null {
  const { hash, pathname, search } = window.location;
  if (hash.startsWith(PREFIX)) {
    const token = hash.slice(PREFIX.length);
    sessionStorage.setItem(KEY, JSON.stringify({ eventId, token }));
    window.history.replaceState(window.history.state, '', pathname + search);
    return token;
  }
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as {
    eventId: string;
    token: string;
  } | null;
  return kept?.eventId === eventId ? kept.token : null;
}
