/**
 * The participant who is taken to be the speaker, and when they were heard last, in milliseconds.
 */
export interface Speaker {
  readonly key: string;
  readonly heardAt: number;
}

/** Below this nothing is said; a quiet room is somewhat louder than nothing. Of 0 to 1. */
const HEARD = 0.02;
/** A pause of this length is still part of speaking, in milliseconds. */
const PAUSE_MS = 1_500;

/**
 * Returns the present speaker by volume: the loudest participant. A pause or a cough does not
 * replace a speaker who was heard just before.
 */
export function nextSpeaker(
  present: Speaker | null,
  levels: ReadonlyMap<string, number>,
  now: number,
): Speaker | null {
  if (present && (levels.get(present.key) ?? 0) >= HEARD) return { key: present.key, heardAt: now };
  if (present && levels.has(present.key) && now - present.heardAt < PAUSE_MS) return present;
  const heard = [...levels].filter(([, level]) => level >= HEARD);
  const [loudest] = heard.sort(([, a], [, b]) => b - a);
  if (loudest) return { key: loudest[0], heardAt: now };
  return present && levels.has(present.key) ? present : null;
}
