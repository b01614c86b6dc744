import type { NoticeKind } from '@foyer/contracts/web-push';

import type { Page, WorkerScope } from './scope.js';

/** Addresses below the scope that are no pages of the staff app. */
const NOT_STAFF =
  /^(console|web-client-v2|device-client|shortlink|transaction|meet|live-session|error|auth)(\/|$)/;

/** The open pages of the staff app, the ones in front first. */
export async function staffPages({ clients, registration }: WorkerScope): Promise<readonly Page[]> {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const rank = ({ focused, visibilityState }: Page) =>
    focused ? 0 : visibilityState === 'visible' ? 1 : 2;
  return pages
    .filter(({ url }) => {
      const isOurs = url.startsWith(registration.scope);
      return isOurs && !NOT_STAFF.test(url.slice(registration.scope.length));
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

/** The notices that a visible page says already. */
export const isSaidOnPages = (kind: NoticeKind): boolean =>
  ['rings', 'consults', 'waits', 'missed', 'meeting'].includes(kind);

/** It rings on all pages of the staff app; the others lead to theirs. */
export const isRing = (kind: NoticeKind): boolean => kind === 'rings' || kind === 'consults';

/** The page to which a press on a notice leads. */
export function pathOf(kind: NoticeKind, callId: string | undefined): string {
  if (kind === 'meeting') return callId === undefined ? 'calendar' : `calendar/${callId}/call`;
  return kind === 'test' ? 'account/preferences' : 'desk';
}
