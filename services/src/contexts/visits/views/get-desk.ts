import { defineQuery } from '#platform/cqrs';
import { ViewOrder } from '#platform/realtime';
import { DeskViews } from './desk-views.js';
import { LineViews } from './line-views.js';

/** The lines of all portals, for supervisors. */
export const GetLines = defineQuery({
  name: 'GetLines',
  needs: { views: LineViews, order: ViewOrder },
  answer: (_: undefined, { needs }) => needs.views.all(needs.order.next()),
});

/** An agent's desk, and the lines of the agent's portals. */
export const GetDesk = defineQuery({
  name: 'GetDesk',
  needs: { views: DeskViews },
  answer: (memberId: string, { needs }) => needs.views.of(memberId),
});
