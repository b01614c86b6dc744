import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CalendarEvent } from '@foyer/contracts/calendar';

import type { CommandContext, ContextCommand } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { authorOf } from '../domain/author-of.service.js';
import { GetMeeting } from '../queries.js';

/** Carries out what is asked of meetings, and answers with them as they are then. */
@Injectable()
export class MeetingWrites {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  /** The meeting after a change, or one of its series. */
  async after(
    command: ContextCommand<unknown, unknown>,
    which: { readonly meetingId: string; readonly occurrence?: string | undefined },
  ): Promise<CalendarEvent> {
    const { position } = await this.commands.execute(command);
    await this.freshness.waitFor(position, ['meetings']);
    return this.shown(which, command.context);
  }

  shown(
    which: { readonly meetingId: string; readonly occurrence?: string | undefined },
    { actor }: CommandContext,
  ): Promise<CalendarEvent> {
    return this.queries.execute(new GetMeeting({ ...which, viewer: authorOf(actor) }));
  }
}
