import { isSameValue } from '@foyer/contracts/schema';
import { SERVICE_LEVEL_SECONDS, SERVICE_LEVEL_SECONDS_MAX } from '@foyer/contracts/statistics';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { lastDays, rangeProblem, type DayRange } from '#layout/dayRange.js';
import { ownZone } from '#layout/today.js';

/** The parameters of a report, as in its address, so that it can be linked to and printed. */
export interface ReportParams {
  readonly range: DayRange;
  readonly timeZone: string;
  /** Empty for all portals. */
  readonly queueId: string;
  /** In seconds, as it was typed. */
  readonly level: string;
}

/** True if a service level is valid. */
export const isLevel = (level: string): boolean =>
  /^\d{1,4}$/.test(level) && Number(level) >= 1 && Number(level) <= SERVICE_LEVEL_SECONDS_MAX;

/** True if a report can be loaded. */
export const isComplete = ({ range, level }: ReportParams): boolean =>
  rangeProblem(range) === undefined && isLevel(level);

/** The params of the page, and how they are changed. */
export function useReportParams(): [ReportParams, (change: Partial<ReportParams>) => void] {
  const [search, setSearch] = useSearchParams();
  const [now] = useState(() => Date.now());
  const timeZone = search.get('zone') ?? ownZone();
  const usual = lastDays([timeZone], now);
  const params: ReportParams = {
    range: { from: search.get('from') ?? usual.from, to: search.get('to') ?? usual.to },
    timeZone,
    queueId: search.get('portal') ?? '',
    level: search.get('level') ?? String(SERVICE_LEVEL_SECONDS),
  };
  const change = (made: Partial<ReportParams>) => {
    const next = { ...params, ...made };
    // The last days of another zone may end with another day.
    const isUsual = isSameValue(next.range, usual);
    const range = isUsual ? lastDays([next.timeZone], now) : next.range;
    setSearch(searchOf({ ...next, range }, search), { replace: true });
  };
  return [params, change];
}

/** Returns the same parameters for an address, in addition to its other ones. */
export function searchOf(
  { range, timeZone, queueId, level }: ReportParams,
  beside: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const search = new URLSearchParams(beside);
  const set = (name: string, value: string) =>
    value === '' ? search.delete(name) : search.set(name, value);
  search.set('from', range.from);
  search.set('to', range.to);
  set('zone', timeZone);
  set('portal', queueId);
  search.set('level', level);
  return search;
}
