import type { CallRecord } from '@foyer/contracts/calls';
import { useTranslate } from 'react-admin';

import { formatExactMoment } from '../i18n/format.js';
import { ExportCsv } from '../layout/ExportCsv.js';
import { partnerOf } from './callNames.js';

/** Saves the ratings that a list finds, with what visitors wrote. */
export function RatedCallsCsv() {
  const translate = useTranslate();
  return (
    <ExportCsv<CallRecord & { id: string }>
      columns={{
        rangAt: ({ rangAt }, locale) => formatExactMoment(rangAt, locale),
        queueName: ({ queueName }) => queueName,
        visitorName: (call) => partnerOf(call, translate),
        agentName: ({ agentName }) => agentName,
        ratingType: ({ ratingType }) =>
          ratingType && translate(`portal.choice.ratingType.${ratingType}`),
        rating: ({ rating }) => rating,
        comment: ({ comment }) => comment,
      }}
    />
  );
}
