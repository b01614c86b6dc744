import { defineQuery } from '../../../platform/eventing/index.js';
import { ViewOrder } from '../../../platform/realtime/index.js';
import { LineViews } from './line-views.js';

/** The lines of all portals, for supervisors. */
export const GetLines = defineQuery({
  name: 'GetLines',
  needs: { views: LineViews, order: ViewOrder },
  answer: (_: undefined, { needs }) => needs.views.all(needs.order.next()),
});
