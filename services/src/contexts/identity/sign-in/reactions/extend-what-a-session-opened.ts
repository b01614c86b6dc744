import { MemberSignInProlonged } from '@foyer/contracts/identity';

import { definePush } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';

/** The open connections of a session that is prolonged last as long as it does. */
export const ExtendWhatASessionOpened = definePush({
  name: 'extend-what-a-session-opened',
  whenReadModel: { projection: 'members', events: [MemberSignInProlonged] },
  needs: { realtime: Realtime },
  each: ({ data: { sessionId, expiresAt } }, { needs }) =>
    needs.realtime.extend(`session:${sessionId}`, new Date(expiresAt)),
});
