import { MemberSignedOut } from '@foyer/contracts/identity';

import { definePush } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';

/** A session that is ended takes its open connections with it, as soon as its token is refused. */
export const CloseWhatASessionOpenedWhenItEnds = definePush({
  name: 'close-what-a-session-opened-when-it-ends',
  whenReadModel: { projection: 'members', events: [MemberSignedOut] },
  needs: { realtime: Realtime },
  each: ({ data: { sessionId, reason } }, { needs }) => {
    const code = reason === 'deactivated' ? 'MEMBER_DEACTIVATED' : 'SIGNED_OUT';
    needs.realtime.disconnect(`session:${sessionId}`, code);
  },
});
