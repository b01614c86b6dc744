import type { CallRecord } from '@foyer/contracts/calls';
import { FilterButton, TopToolbar, useTranslate } from 'react-admin';

import { formatExactMoment } from '../i18n/format.js';
import { ExportCsv } from '../layout/ExportCsv.js';
import { partnerOf, sourceOf } from './callNames.js';
import { formatDuration } from '../i18n/duration.js';

/** Ways to find calls and to take them out. */
export function CallListActions() {
  const translate = useTranslate();
  return (
    <TopToolbar>
      <FilterButton />
      <ExportCsv<CallRecord & { id: string }>
        columns={{
          rangAt: ({ rangAt }, locale) => formatExactMoment(rangAt, locale),
          visitorName: (call) => partnerOf(call, translate),
          queueName: (call) => sourceOf(call, translate),
          agentName: ({ agentName }) => agentName,
          state: ({ state }) => translate(`call.state.${state}`),
          waitedMs: ({ waitedMs }) => waitedMs && formatDuration(waitedMs),
          durationMs: ({ durationMs }) => durationMs && formatDuration(durationMs),
          heldMs: ({ heldMs }) => heldMs && formatDuration(heldMs),
          endReason: ({ endReason }) => endReason && translate(`call.endReason.${endReason}`),
          ratingType: ({ ratingType }) =>
            ratingType && translate(`portal.choice.ratingType.${ratingType}`),
          rating: ({ rating }) => rating,
          comment: ({ comment }) => comment,
        }}
      />
    </TopToolbar>
  );
}
