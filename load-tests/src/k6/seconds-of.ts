const UNITS: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600 };

/**
 * Seconds of a time such as `90s`, `10m` or `8h`.
 * @throws RangeError when it is none.
 */
export function secondsOf(time: string): number {
  const [, number, unit = ''] = /^(\d+)([smh])$/.exec(time) ?? [];
  const seconds = Number(number) * (UNITS[unit] ?? Number.NaN);
  if (!(seconds > 0)) throw new RangeError(`${time} is no time; say 90s, 10m or 8h`);
  return seconds;
}
