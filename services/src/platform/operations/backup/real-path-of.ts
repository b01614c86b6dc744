import { realpathSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** A path without links, by its nearest parent that exists: two names of one place are one. */
export function realPathOf(path: string): string {
  const whole = resolve(path);
  for (let parent = whole; ; parent = dirname(parent)) {
    const real = realOrMissing(parent);
    if (real !== undefined) return join(real, relative(parent, whole));
    if (parent === dirname(parent)) return whole;
  }
}

function realOrMissing(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    // The one who makes the folder meets what is wrong with it.
    return undefined;
  }
}
