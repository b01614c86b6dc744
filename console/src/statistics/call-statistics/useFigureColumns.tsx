import type { CallFigures } from '@foyer/contracts/statistics';
import Link from '@mui/material/Link';
import { useLocaleState, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';

import type { FigureColumn } from '#layout/FigureTable.js';
import { callsHref } from './callsHref.js';
import { figureNamed, formatShare } from './figures.js';

/** Columns of figures; each number leads to its calls. */
export function useFigureColumns<Row extends CallFigures>(
  names: readonly string[],
  levelSeconds: number,
  filterOf: (row: Row) => Readonly<Record<string, unknown>>,
): readonly FigureColumn<Row>[] {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return names.map((name) => {
    const figure = figureNamed(name);
    const label = translate(`callStatistics.column.${name}`, {
      _: translate(`callStatistics.figure.${name}`, { seconds: levelSeconds }),
    });
    const text = (row: Row) => {
      const value = figure.value(row);
      return value === null ? '–' : figure.text(value, locale);
    };
    const shown = (row: Row) => {
      const { of } = figure;
      const share = of && name === 'inTime' ? ` (${formatShare(row.inTime, of(row), locale)})` : '';
      const filter = { ...filterOf(row), ...figure.filter(levelSeconds * 1000) };
      return (
        <Link component={RouterLink} to={callsHref(filter, figure.sort)} color="inherit">
          {text(row)}
          {share}
        </Link>
      );
    };
    return { label, numeric: true, text, shown };
  });
}
