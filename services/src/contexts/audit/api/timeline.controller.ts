import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { auditRoutes } from '@foyer/contracts/audit';
import type { TimelineEntry } from '@foyer/contracts/audit';

import { Rejected } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { RecordLook } from '../domain/record-look.command.js';
import { CallTimeline } from '../views/call-timeline.js';

/** The history of a call, for the console. */
@Controller()
export class TimelineController {
  constructor(
    private readonly timeline: CallTimeline,
    private readonly commands: CommandBus,
  ) {}

  @Serves(auditRoutes.adminCallTimeline)
  async ofCall(
    @Input() { params, context }: InputOf<typeof auditRoutes.adminCallTimeline>,
  ): Promise<readonly TimelineEntry[]> {
    const entries = await this.timeline.of(params.id);
    if (entries.length === 0) throw new Rejected('CALL_NOT_FOUND');
    await this.commands.execute(
      new RecordLook(context, { look: 'call-timeline', asked: { callId: params.id } }),
    );
    return entries;
  }
}
