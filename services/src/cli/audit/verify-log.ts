import { SEAL_STREAM, verifyChain } from '@foyer/event-log/chain';
import { CommandFailed } from '../command-failed.js';
import type { Terminal } from '../output/terminal.js';
import type { AuditedLog } from './audited-log.js';

/**
 * `foyer audit verify`: whether the log is as it was sealed.
 * @throws CommandFailed where it is not, so that a script notices.
 */
export async function verifyLog(
  terminal: Terminal,
  { log }: AuditedLog,
  { json, head: noted }: { readonly json: boolean; readonly head?: string },
): Promise<void> {
  const verdict = await verifyChain(log);
  const isContinued = noted === undefined || !verdict.ok || (await hasHead(log, noted));
  if (json) {
    terminal.json(noted === undefined ? verdict : { ...verdict, continuesNotedHead: isContinued });
  } else if (verdict.ok) {
    const { verified, unsealed, head } = verdict;
    terminal.line(terminal.styled('green', `Whole: ${verified} events are as they were sealed.`));
    if (unsealed > 0) {
      terminal.line(
        `Not sealed yet: ${unsealed}. The next seal covers them, the last seal included.`,
      );
    }
    if (head !== null) terminal.line(`Head: ${head}`);
  } else {
    const { problem, position, stream, revision } = verdict;
    terminal.line(terminal.styled('red', `Broken at position ${position}: ${SAID[problem]}`));
    terminal.line(`The event is number ${revision} of the stream ${stream}.`);
  }
  if (!isContinued) {
    throw new CommandFailed(
      'The head that was noted is not in the log: its end was cut off, or it was written anew.',
    );
  }
  if (!verdict.ok) throw new CommandFailed('The log is not as it was sealed.');
}

async function hasHead(log: AuditedLog['log'], head: string): Promise<boolean> {
  for await (const { data } of log.readStream(SEAL_STREAM)) if (data.head === head) return true;
  return false;
}

const SAID = {
  edited: 'the event is not the one that was sealed.',
  dropped: 'an event that was sealed is gone.',
  added: 'there is an event that was not there when the log was sealed.',
  swapped: 'another event stands where this one was sealed.',
  'seal-broken': 'a seal does not continue the one before it.',
} as const;
