import { PersonForgotten } from '@foyer/contracts/identity';

import { definePush } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';

/**
 * A guest who came by the link of a session, and of whom nothing may be known any more, has no
 * connection.
 */
export const CloseWhatAGuestOpened = definePush({
  name: 'close-what-a-guest-opened',
  whenReadModel: { projection: 'guests', events: [PersonForgotten] },
  needs: { realtime: Realtime },
  each: ({ data }, { needs }) =>
    needs.realtime.disconnect(`guest:${data.personId}`, 'UNAUTHENTICATED'),
});
