import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { LogRules, type Breach, type RecordedEvent } from '@foyer/event-log/rules';

import { breachText } from './breach-text.js';
import { NotToBeTrusted, signerOf, type Statement } from './statement.js';

/** The facts that auditors noted before. */
export interface Noted {
  readonly key: string | undefined;
  readonly head: string | undefined;
}

/**
 * Holds an export to the rules of the log and to what was noted.
 * @throws NotToBeTrusted
 */
export async function checkExport(file: string, { key, head }: Noted) {
  // The statement about an export is at its end, so the end is read first.
  const statement = await lastLineOf(file);
  const rules = new LogRules(statement.scope?.all === true);
  const hash = createHash('sha256');
  let [count, isContinued] = [0, head === undefined];
  for await (const { line, isLast } of linesOf(file)) {
    if (isLast) break;
    hash.update(`${line}\n`);
    count += 1;
    demandKept(rules.take(JSON.parse(line) as RecordedEvent));
    isContinued ||= rules.head === head;
  }
  const signer = signerOf(statement, { count, digest: hash.digest('base64url'), key });
  demandKept(rules.end(statement.madeAt));
  if (statement.verdict?.ok === false) {
    throw new NotToBeTrusted(
      `its installation found it broken at ${String(statement.verdict.position)}`,
    );
  }
  if (!isContinued) {
    throw new NotToBeTrusted(
      'the head that was noted is not in it: its end was cut off, or it was written again',
    );
  }
  return { statement, signer, rules };
}

function demandKept(breach: Breach | undefined): void {
  if (breach !== undefined) throw new NotToBeTrusted(breachText(breach));
}

async function lastLineOf(file: string): Promise<Statement> {
  for await (const { line, isLast } of linesOf(file)) {
    if (isLast) return JSON.parse(line) as Statement;
  }
  throw new NotToBeTrusted('it is empty');
}

/** The lines of a file with whether each is the last one. */
async function* linesOf(file: string) {
  let line: string | undefined;
  for await (const next of createInterface({ input: createReadStream(file), crlfDelay: 0 })) {
    if (line !== undefined) yield { line, isLast: false };
    line = next;
  }
  if (line !== undefined) yield { line, isLast: true };
}
