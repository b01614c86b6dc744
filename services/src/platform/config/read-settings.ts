import { z } from 'zod';

import type { Environment } from '../tokens.js';
import { isAddress, isSecret, type SettingShape, type SettingsOf } from './setting.js';

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

/**
 * Reads settings from the environment. A variable that is set to nothing counts as not set.
 * @throws UnusableSetting naming the first one that cannot be used.
 */
export function readSettings<Shape extends SettingShape>(
  shape: Shape,
  environment: Environment,
): SettingsOf<Shape> {
  const given = Object.fromEntries(
    Object.keys(shape).flatMap((name) => {
      const value = environment[name]?.trim();
      return value === undefined || value === '' ? [] : [[name, value]];
    }),
  );
  const parsed = z.object(shape).safeParse(given);
  if (parsed.success) return parsed.data as SettingsOf<Shape>;
  const [first] = parsed.error.issues;
  const name = String(first?.path[0] ?? '');
  throw new UnusableSetting(name, given[name], first?.message ?? 'not understood');
}
