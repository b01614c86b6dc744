import Link from '@mui/material/Link';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import { formatExactMoment } from '#i18n/format.js';
import { FigureTable } from '#layout/FigureTable.js';
import type { ClosingFigure } from './useStatistics.js';

/** Closings with how many differences they had; each leads to its page. */
export function ClosingTable({ closings }: { closings: readonly ClosingFigure[] }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const label = (name: string) => translate(`paymentStatistics.${name}`);
  const open = ({ differences }: ClosingFigure) =>
    String(differences.filter(({ settled }) => settled === null).length);
  return (
    <FigureTable
      title={label('closings')}
      empty={label('noClosings')}
      fileName="closing-statistics.csv"
      rows={closings}
      keyOf={({ _id }) => _id}
      columns={[
        {
          label: label('time'),
          text: ({ at }) => formatExactMoment(at, locale),
          shown: ({ at, _id }) => (
            <Link component={RouterLink} to={`/reconciliations/${_id}/show`}>
              {formatExactMoment(at, locale)}
            </Link>
          ),
        },
        { label: label('device'), text: ({ deviceName }) => deviceName },
        {
          label: label('status'),
          text: ({ status }) => translate(`reconciliation.status.${status}`),
        },
        {
          label: label('differences'),
          numeric: true,
          text: ({ differences }) => String(differences.length),
        },
        { label: label('open'), numeric: true, text: open },
      ]}
    />
  );
}
