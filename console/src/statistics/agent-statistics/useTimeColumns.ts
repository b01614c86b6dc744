import type { AgentTime } from '@foyer/contracts/statistics';
import { AgentState } from '@foyer/contracts/visits';
import { useTranslate } from 'react-admin';

import { formatDuration } from '#i18n/duration.js';
import type { FigureColumn } from '#layout/FigureTable.js';

/** The states in the order in which tables and pictures have them. */
export const STATES = AgentState.options;

/** They have a column also where there was nothing of it. */
const USUAL: readonly AgentState[] = ['free', 'inCall', 'break'];

/** Columns that say how time at work was spent; what there was nothing of in any row has none. */
export function useTimeColumns<Row extends AgentTime>(
  rows: readonly Row[] = [],
): readonly FigureColumn<Row>[] {
  const translate = useTranslate();
  const column = (label: string, ms: (row: Row) => number): FigureColumn<Row> => ({
    label,
    numeric: true,
    text: (row) => formatDuration(ms(row)),
  });
  return [
    column(translate('agentStatistics.atWork'), ({ atWorkMs }) => atWorkMs),
    column(translate('agentStatistics.worked'), ({ workedMs }) => workedMs),
    ...STATES.filter(
      (state) => USUAL.includes(state) || rows.some(({ states }) => states[state] > 0),
    ).map((state) => column(translate(`lines.state.${state}`), ({ states }) => states[state])),
  ];
}
