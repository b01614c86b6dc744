import { defineQuery } from '../../../platform/eventing/index.js';
import { DeskViews } from './desk-views.js';

/** An agent's desk, and the lines of the agent's portals. */
export const GetDesk = defineQuery({
  name: 'GetDesk',
  needs: { views: DeskViews },
  answer: (memberId: string, { needs }) => needs.views.of(memberId),
});
