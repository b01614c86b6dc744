import { Injectable } from '@nestjs/common';
import type { AuditLook } from '@foyer/contracts/audit';
import { accepted } from '@foyer/contracts/decision';

import {
  CommandRunner,
  stream,
  type CommandContext,
} from '../../../platform/eventing/commands/index.js';
import { AuditLooks } from './audit-looks.js';

/** Writes down that somebody looks into the past, before anything is shown. */
@Injectable()
export class RecordLook {
  readonly #runner: CommandRunner;

  constructor(runner: CommandRunner) {
    this.#runner = runner;
  }

  /**
   * @param asked What was asked for; what was left open is not kept.
   * @throws whatever keeps the look from being written: then nothing is shown.
   */
  async of(
    context: CommandContext,
    look: AuditLook,
    asked: Readonly<Record<string, string | number | undefined>>,
  ): Promise<void> {
    const memberId = context.actor.id;
    const kept = Object.fromEntries(
      Object.entries(asked).flatMap(([name, value]) =>
        value === undefined ? [] : [[name, String(value)]],
      ),
    );
    await this.#runner.run({
      context,
      streams: { looks: stream(AuditLooks, memberId) },
      decide: () =>
        accepted({ looks: [{ type: 'AuditLookTaken', data: { memberId, look, asked: kept } }] }),
    });
  }
}
