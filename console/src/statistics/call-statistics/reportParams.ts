import { SERVICE_LEVEL_SECONDS, SERVICE_LEVEL_SECONDS_MAX } from '@foyer/contracts/statistics';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { lastDays, rangeProblem, type DayRange } from '#layout/dayRange.js';

/** The parameters of a report, as in its address, so that it can be linked to and printed. */
export interface ReportParams {
  readonly range: DayRange;
  readonly timeZone: string;
  /** Empty for all portals. */
  readonly queueId: string;
  /** In seconds, as it was typed. */
  readonly level: string;
}

export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** True if a service level is valid. */
export const isLevel = (level: string): boolean =>
  /^\d{1,4}$/.test(level) && Number(level) >= 1 && Number(level) <= SERVICE_LEVEL_SECONDS_MAX;

/** True if a report can be loaded. */
export const isComplete = ({ range, level }: ReportParams): boolean =>
  rangeProblem(range) === undefined && isLevel(level);

/** The params of the page, and how they are changed. */
export function useReportParams(): [ReportParams, (change: Partial<ReportParams>) => void] {
  const [search, setSearch] = useSearchParams();
  const [usual] = useState(() => lastDays(Date.now()));
  const params: ReportParams = {
    range: { from: search.get('from') ?? usual.from, to: search.get('to') ?? usual.to },
    timeZone: search.get('zone') ?? ownZone(),
    queueId: search.get('portal') ?? '',
    level: search.get('level') ?? String(SERVICE_LEVEL_SECONDS),
  };
  const change = (made: Partial<ReportParams>) =>
    setSearch(searchOf({ ...params, ...made }, search), { replace: true });
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

const DAY_MS = 86_400_000;

/** As many days, just before these. */
export function daysBefore({ from, to }: DayRange): DayRange {
  const number = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  const earlier = (day: string) =>
    new Date(Date.parse(day) - number * DAY_MS).toISOString().slice(0, 10);
  return { from: earlier(from), to: earlier(to) };
}
