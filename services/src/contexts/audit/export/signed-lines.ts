import { createHash } from 'node:crypto';
import type { RecordedEvent } from '@foyer/event-log';

import type { ExportSigner } from './export-signer.js';

/** What an export holds: all of the log, or what has one correlation id, with the checkpoints that cover it. */
export type ExportScope = { readonly all: true } | { readonly correlationId: string };

export interface SignedExport {
  readonly scope: ExportScope;
  /** No one signs where the keys are not at hand. */
  readonly signer: ExportSigner | undefined;
  readonly now: Date;
}

/**
 * Events as they are stored, one of JSON a line, and a last line that says what it was and signs it all. Personal data
 * stays encrypted, so that an export can be handed on and its hashes are those of the log.
 */
export async function* signedLines(
  events: AsyncIterable<RecordedEvent> | Iterable<RecordedEvent>,
  { scope, signer, now }: SignedExport,
): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let count = 0;
  for await (const event of events) {
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
  };
  const signature = signer?.sign(JSON.stringify(statement)) ?? null;
  yield `${JSON.stringify({ ...statement, signature })}\n`;
}
