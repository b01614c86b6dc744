import { shareOf, type Position } from '@foyer/event-log';
import type { Feed } from './feed.js';

/** Read models that are being rebuilt next to those that answer, and the progress of that. */
export interface Rebuilding {
  readonly names: readonly string[];
  /** How much of the log they have taken in, roughly: from 0 to 1. */
  readonly share: number;
  /** The last event taken in. */
  readonly position: Position | undefined;
  /** The position of the read models that answer. */
  readonly goal: Position | undefined;
  /** The fault that stops the work, for as long as it does. */
  readonly waitsFor: string | undefined;
}

/** Looks how far a feed of new builds is on its way to where the live ones are. */
export function rebuildingOf(
  names: readonly string[],
  { position, fault }: Feed,
  goal: Position | undefined,
): Rebuilding {
  const said = fault instanceof Error ? fault.message : 'a store';
  const waitsFor = fault === undefined ? undefined : said;
  return { names, share: shareOf(position, goal), position, goal, waitsFor };
}
