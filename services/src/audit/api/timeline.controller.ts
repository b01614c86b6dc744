import { Controller } from '@nestjs/common';
import { auditRoutes } from '@foyer/contracts/audit';
import type { TimelineEntry } from '@foyer/contracts/audit';

import { Rejected } from '../../platform/commands/index.js';
import { Input, Serves, type InputOf } from '../../platform/http/index.js';
import { CallTimeline } from '../queries/call-timeline.js';

/** The history of a call, for the console. */
@Controller()
export class TimelineController {
  readonly #timeline: CallTimeline;

  constructor(timeline: CallTimeline) {
    this.#timeline = timeline;
  }

  @Serves(auditRoutes.adminCallTimeline)
  async ofCall(
    @Input() { params }: InputOf<typeof auditRoutes.adminCallTimeline>,
  ): Promise<readonly TimelineEntry[]> {
    const entries = await this.#timeline.of(params.id);
    if (entries.length === 0) throw new Rejected('CALL_NOT_FOUND');
    return entries;
  }
}
