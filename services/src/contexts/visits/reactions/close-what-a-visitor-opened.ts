import { PersonForgotten } from '@foyer/contracts/identity';
import { VisitEnded } from '@foyer/contracts/visits';

import { Clock } from '#platform/clock';
import { definePush } from '#platform/cqrs';
import { Realtime } from '#platform/realtime';

/** A page hears how its visit ended before its connection is closed, in milliseconds. */
export const GOODBYE_HEARD_MS = 1_000;

/** Closes the connections of a visit that is over or forgotten. */
export const CloseWhatAVisitorOpened = definePush({
  name: 'close-what-a-visitor-opened',
  whenReadModel: { projection: 'visits', events: [VisitEnded, PersonForgotten] },
  needs: { realtime: Realtime, clock: Clock },
  each: ({ type, data }, { needs: { realtime, clock } }) => {
    const isOver = type === 'VisitEnded';
    const visitId = isOver ? data.visitId : data.personId;
    const close = (): void => realtime.disconnect(`visit:${visitId}`, 'VISIT_OVER');
    if (isOver) clock.after(GOODBYE_HEARD_MS, close);
    else close();
  },
});
