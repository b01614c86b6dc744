import { readFile } from 'node:fs/promises';
import { Controller, Inject } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { auditRoutes } from '@foyer/contracts/audit';
import type { EventLog } from '@foyer/event-log';
import { timelineEvents, type ReadStore } from '@foyer/projections';

import { Clock } from '#platform/clock';
import { Rejected } from '#platform/cqrs';
import { PACKAGE_FOLDER } from '#platform/config';
import { Answer, contentDisposition, Input, Serves, type InputOf } from '#platform/http';
import { EVENT_LOG, READ_STORE } from '#platform';
import { Vault } from '#platform/stores/vault';
import { RecordLook } from '../domain/record-look.command.js';
import { ExportSigner } from '../export/export-signer.js';
import { signedLines } from '../export/signed-lines.js';
import { withCheckpoints } from '../export/with-checkpoints.js';

const VERIFIER = new URL('verifier/verify-export.mjs', PACKAGE_FOLDER);

/** Taking a history out of the installation, with what proves it. */
@Controller()
export class ExportsController {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    @Inject(READ_STORE) private readonly store: ReadStore,
    private readonly vault: Vault,
    private readonly clock: Clock,
    private readonly commands: CommandBus,
  ) {}

  @Serves(auditRoutes.exportCorrelation)
  async ofCorrelation(@Input() { params, context }: InputOf<typeof auditRoutes.exportCorrelation>) {
    const correlationId = params.id;
    const events = await timelineEvents(correlationId, { log: this.log, store: this.store });
    if (events.length === 0) throw new Rejected('NOT_FOUND');
    await this.commands.execute(
      new RecordLook(context, { look: 'export', asked: { correlationId } }),
    );
    const signer = await ExportSigner.from(this.vault);
    const scope = { correlationId };
    let text = '';
    for await (const line of signedLines(await withCheckpoints(this.log, events), {
      scope,
      signer,
      now: this.clock.now(),
    })) {
      text += line;
    }
    return file(text, 'application/x-ndjson', `${correlationId}.ndjson`);
  }

  @Serves(auditRoutes.exportKey)
  async key() {
    return (await ExportSigner.from(this.vault)).key;
  }

  @Serves(auditRoutes.exportVerifier)
  async verifier() {
    return file(await readFile(VERIFIER, 'utf8'), 'text/javascript', 'verify-export.mjs');
  }
}

function file(text: string, type: string, name: string): Answer<Uint8Array> {
  return new Answer(Buffer.from(text), {
    headers: {
      'content-type': type,
      'content-disposition': contentDisposition('attachment', name),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
