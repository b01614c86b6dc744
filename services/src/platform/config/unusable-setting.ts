import { isAddress, isSecret } from './setting.js';

/** A setting cannot be used; the message is the one line that its owner needs. */
export class UnusableSetting extends Error {
  override readonly name = 'UnusableSetting';

  constructor(setting: string, value: string | undefined, reason: string) {
    const isHidden =
      value === undefined || isSecret(setting) || isAddress(setting) || value.includes('@');
    const shown = isHidden ? setting : `${setting}=${value}`;
    super(`${shown} cannot be used: ${reason}`);
  }
}
