import { SessionDeleted } from '@foyer/contracts/sessions';

import { definePush } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';

/**
 * A pass of a session is no longer valid once the session is gone: a person who came by it has no
 * connection.
 */
export const CloseWhatGuestsOpenedWhenTheirSessionIsDeleted = definePush({
  name: 'close-what-guests-opened-when-their-session-is-deleted',
  whenReadModel: { projection: 'sessions', events: [SessionDeleted] },
  needs: { realtime: Realtime },
  each: ({ data }, { needs }) =>
    needs.realtime.disconnect(`place:${data.sessionId}`, 'UNAUTHENTICATED'),
});
