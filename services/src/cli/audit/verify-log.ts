import { CHECKPOINT_STREAM, verifyChain, type ChainBreak } from '@foyer/event-log/chain';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import type { AuditedLog } from './audited-log.js';

/**
 * Checkpoints are a second apart; a slow disk, or a log that is copied, may need longer. In
 * milliseconds.
 */
export const COVERED_WITHIN_MS = 60_000;

/**
 * `foyer audit verify`: whether the log is as it was checkpointed.
 * @throws CommandFailed where it is not, so that a script notices.
 */
export async function verifyLog(
  terminal: Terminal,
  { log }: AuditedLog,
  { json, head: noted }: { readonly json: boolean; readonly head?: string },
): Promise<void> {
  const verdict = await verifyChain(log, { coveredWithinMs: COVERED_WITHIN_MS, now: new Date() });
  const isContinued = noted === undefined || !verdict.ok || (await hasHead(log, noted));
  if (json) {
    terminal.json(noted === undefined ? verdict : { ...verdict, continuesNotedHead: isContinued });
  } else if (verdict.ok) {
    const { verified, unchecked, uncovered, head } = verdict;
    const are = `${verified} events are as they were checkpointed.`;
    const isWhole = uncovered === 0;
    terminal.line(
      isWhole
        ? terminal.styled('green', `Whole: ${are}`)
        : `Not whole yet: ${are} ${uncovered} of the last minute wait for a checkpoint.`,
    );
    if (unchecked > 0) {
      terminal.line(
        `Not covered yet: ${unchecked}, the last checkpoint included. The next checkpoint covers them.`,
      );
    }
    if (head !== null) terminal.line(`Head: ${head}`);
  } else {
    const [what, which] = linesOf(verdict);
    terminal.line(terminal.styled('red', what));
    terminal.line(which);
  }
  if (!isContinued) {
    throw new CommandFailed(
      'The head that was noted is not in the log: its end was cut off, or it was written again.',
    );
  }
  if (!verdict.ok) throw new CommandFailed('The log is not as it was checkpointed.');
  if (verdict.uncovered > 0) {
    throw new CommandFailed('Not all of the log is vouched for; verify it again in a minute.');
  }
}

/** Says where a log is broken, and which event that is. */
export function linesOf({ problem, position, stream, revision }: ChainBreak): [string, string] {
  return [
    `Broken at position ${position}: ${SAID[problem]}`,
    `The event is number ${revision} of the stream ${stream}.`,
  ];
}

async function hasHead(log: AuditedLog['log'], head: string): Promise<boolean> {
  for await (const { data } of log.readStream(CHECKPOINT_STREAM))
    if (data.head === head) return true;
  return false;
}

const SAID = {
  edited: 'the event is not the one that was checkpointed.',
  dropped: 'an event that was checkpointed is gone.',
  added: 'there is an event that was not there when the log was checkpointed.',
  swapped: 'another event stands where this one was checkpointed.',
  'seal-broken': 'a checkpoint does not continue the one before it.',
  'checkpoint-missing':
    'no checkpoint covers it, though it is older than a minute. Checkpoints were deleted, or the server was killed after it and has to be started once.',
} as const;
