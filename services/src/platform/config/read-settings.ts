import { z } from 'zod';

import type { Environment } from '../tokens.js';
import type { SettingShape, SettingsOf } from './setting.js';
import { UnusableSetting } from './unusable-setting.js';

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
