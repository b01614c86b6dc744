import type { Position } from '@foyer/event-log';

/**
 * How far events were handed over, where publishers on several machines find it. Each turn has a
 * number; only the turn that began last may note anything. Every change is one atomic operation on
 * one record.
 */
export abstract class PublisherCheckpoints {
  /** Begins a turn. @param target Whom events are handed to. @returns the turn's number */
  abstract begin(target: string): Promise<number>;
  /** Undefined where nothing was noted yet. */
  abstract read(target: string): Promise<Position | undefined>;
  /** @returns False where a later turn has begun; nothing is noted then. */
  abstract write(target: string, turn: number, position: Position): Promise<boolean>;
  abstract close(): Promise<void>;
}
