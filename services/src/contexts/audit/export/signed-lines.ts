import { createHash } from 'node:crypto';
import type { RecordedEvent } from '@foyer/event-log';
import { LogRules, type Breach } from '@foyer/event-log/rules';

import type { ExportSigner } from './export-signer.js';

/**
 * The scope of an export: all of the log, or the events of one correlation id, with the checkpoints
 * that cover them.
 */
export type ExportScope = { readonly all: true } | { readonly correlationId: string };

export interface SignedExport {
  readonly scope: ExportScope;
  /** Undefined where the keys are not at hand: the export is not signed then. */
  readonly signer: ExportSigner | undefined;
  readonly now: Date;
}

/**
 * Returns the stored events, one line of JSON each, and a last line. The last line gives the scope,
 * says if the log kept its rules, and signs everything. Personal data stays encrypted, so that an
 * export can be handed on and its hashes are those of the log.
 */
export async function* signedLines(
  events: AsyncIterable<RecordedEvent> | Iterable<RecordedEvent>,
  { scope, signer, now }: SignedExport,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  const rules = new LogRules('all' in scope);
  let count = 0;
  let breach: Breach | undefined;
  for await (const event of events) {
    breach ??= rules.take(event);
    const line = `${JSON.stringify(event)}\n`;
    hash.update(line);
    count += 1;
    yield line;
  }
  const statement = {
    foyerExport: 1,
    scope,
    events: count,
    madeAt: now.toISOString(),
    sha256: hash.digest('base64url'),
    publicKey: signer?.key.publicKey ?? null,
    verdict: verdictOf(breach ?? rules.end(now.toISOString())),
  };
  const signature = signer?.sign(JSON.stringify(statement)) ?? null;
  yield `${JSON.stringify({ ...statement, signature })}\n`;
}

/** A broken log is exported as it is: an auditor wants to see it, and reads where it is broken. */
function verdictOf(breach: Breach | undefined) {
  if (breach === undefined) return { ok: true };
  return { ok: false, rule: breach.rule, position: breach.event.position };
}
