import type { ReadableLog } from '../port/event-log.js';
import { UnreadableEvent } from '../port/unreadable-event.js';
import type { ChainBreak, ChainVerdict } from './chain-verdict.js';
import type { ChainedEvent } from './chained-event.js';
import { CHECKPOINT_STREAM } from './checkpoint.js';
import { breakAt, findBreak } from './find-break.js';
import { findCheckpointed } from './find-checkpointed.js';
import { LogRules, type Breach, type Place } from './log-rules.js';

export interface ChainRules {
  /**
   * An event that is older than this, in milliseconds, has to be covered by a checkpoint: anyone
   * who deletes the newest checkpoints would otherwise leave a log that says that it is whole. Not
   * looked at where undefined.
   */
  readonly coveredWithinMs?: number;
  /**
   * The time that ages are counted to. If it is undefined or earlier than the last event, that
   * event's time counts.
   */
  readonly now?: Date;
}

/**
 * Reads the whole log and holds it against its checkpoints. Answers with the first break it finds.
 * @param onEvent receives each event in order, as far as there is no break.
 */
export async function verifyChain(
  log: ReadableLog,
  rules: ChainRules = {},
  onEvent: (event: ChainedEvent) => void = () => undefined,
): Promise<ChainVerdict> {
  const verifier = new LogRules(true, onEvent);
  try {
    for await (const event of log.readAll()) {
      const breach = verifier.take(event);
      if (breach) return await breakOf(log, breach);
    }
  } catch (error) {
    if (error instanceof UnreadableEvent) return breakAt('edited', error);
    throw error;
  }
  const { coveredWithinMs = Infinity, now } = rules;
  const breach = verifier.end(now?.toISOString() ?? '', coveredWithinMs);
  if (breach) return breakOf(log, breach);
  const { verified, unchecked, uncovered, head } = verifier;
  return { ok: true, verified, unchecked, uncovered, head };
}

/** Looks in the log for what became of the event at which it breaks a rule. */
async function breakOf(log: ReadableLog, breach: Breach): Promise<ChainBreak> {
  const { event } = breach;
  switch (breach.rule) {
    case 'order':
    case 'checkpoint':
      return breakAt('edited', event);
    case 'head':
      return breakAt('seal-broken', event);
    case 'covered':
      return breakAt('checkpoint-missing', event);
    case 'turn':
      return missingCheckpoint(log, breach.turn, event);
    case 'leaves': {
      const { checkpointed, found } = breach;
      const known = await findBreak(log, breach.event, checkpointed, found);
      return known ?? breakAt('edited', event);
    }
    case 'revisions':
      return event.revision > breach.expected
        ? breakAt('dropped', { ...event, revision: breach.expected })
        : breakAt('added', event);
  }
}

/**
 * A checkpoint came before its turn. A later one covers that whose turn it was, and so knows where
 * it stood.
 */
async function missingCheckpoint(
  log: ReadableLog,
  turn: number,
  event: Place,
): Promise<ChainBreak> {
  const isMissing = ({ stream, revision }: ChainedEvent): boolean =>
    stream === CHECKPOINT_STREAM && revision === turn;
  const missing = await findCheckpointed(log, turn, isMissing);
  if (!missing) return breakAt('seal-broken', event);
  for await (const { revision } of log.readStream(CHECKPOINT_STREAM, turn)) {
    // One of the two is too early or too late; the earlier place is the first wrong one.
    if (revision === turn) {
      return breakAt('swapped', missing.position < event.position ? missing : event);
    }
    break;
  }
  return missing.position === event.position
    ? breakAt('edited', event)
    : breakAt('dropped', missing);
}
