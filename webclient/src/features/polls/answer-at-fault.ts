import { POLL_OPTIONS_MIN } from '@foyer/contracts/polls';

/** The place of the answer that is there twice or lacks; -1 if all are good. */
export function faultIn(options: readonly string[]): number {
  const written = options.map((option) => option.trim());
  const twice = written.findIndex((one, at) => one !== '' && written.indexOf(one) < at);
  const isEnough = written.filter((one) => one !== '').length >= POLL_OPTIONS_MIN;
  return twice >= 0 || isEnough ? twice : written.indexOf('');
}
