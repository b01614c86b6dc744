import { FRAME_FROZEN_MS } from '@foyer/contracts/local';

/** A track that was taken again has so long to show that its picture moves, in milliseconds. */
export const FRESH_TRACK_MS = 1_200;
/**
 * A camera that stays frozen is taken again this often: a cable may have been put back. In
 * milliseconds.
 */
export const TRY_AGAIN_MS = 10_000;
/**
 * A track that was taken again may bring one picture and freeze again; so many changes mean that it
 * moves.
 */
const MOVES_ENOUGH = 2;

/** How a camera's picture moves. */
export interface Stillness {
  readonly phase: 'new' | 'moving' | 'restarting' | 'frozen';
  /** The newest picture. */
  readonly hash: string | null;
  /**
   * While it moves: since when the picture is the same. Otherwise when the track was last taken
   * again.
   */
  readonly since: number;
  /** How often there was a new picture since the track was taken again. */
  readonly moves: number;
}

/** A remedy for a camera. */
export type Remedy = 'restart' | 'report' | 'recovered';

/** The result of a look. */
export interface Looked {
  readonly next: Stillness;
  readonly remedies: readonly Remedy[];
}

/** A camera before the first look. */
export const unseen: Stillness = { phase: 'new', hash: null, since: 0, moves: 0 };

const moving = (hash: string | null, at: number): Stillness => ({
  phase: 'moving',
  hash,
  since: at,
  moves: 0,
});

/**
 * A look at a camera's picture. No new one for three seconds is a camera that has frozen: its track
 * is taken again first, and where that does not help it is reported. Both together take less than
 * five seconds.
 * @param hash Of the picture and its number; null where the camera gives none at all, which counts
 * as the same picture.
 * @param at Milliseconds on a clock that does not jump.
 */
export function look(before: Stillness, hash: string | null, at: number): Looked {
  const { phase, since } = before;
  const changed = hash !== null && hash !== before.hash;
  const waited = at - since;
  switch (phase) {
    case 'new':
      return { next: moving(hash, at), remedies: [] };
    case 'moving':
      if (changed) return { next: moving(hash, at), remedies: [] };
      if (waited < FRAME_FROZEN_MS) return { next: before, remedies: [] };
      return {
        next: { ...before, phase: 'restarting', since: at, moves: 0 },
        remedies: ['restart'],
      };
    case 'restarting':
    case 'frozen': {
      const moves = before.moves + (changed ? 1 : 0);
      if (moves >= MOVES_ENOUGH) {
        return { next: moving(hash, at), remedies: phase === 'frozen' ? ['recovered'] : [] };
      }
      const still = { ...before, hash: hash ?? before.hash, moves };
      if (phase === 'restarting' && waited >= FRESH_TRACK_MS) {
        return { next: { ...still, phase: 'frozen' }, remedies: ['report'] };
      }
      if (phase === 'frozen' && waited >= TRY_AGAIN_MS) {
        return { next: { ...still, since: at, moves: 0 }, remedies: ['restart'] };
      }
      return { next: still, remedies: [] };
    }
  }
}
