import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CalendarEvent } from '@foyer/contracts/calendar';

import type { CommandContext, ContextCommand, Outcome } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Mail } from '#platform/operations/mail';
import { MeetingLinks } from '../adapters/meeting-links.js';
import { MeetingMailBudget, type Telling } from '../domain/meeting-mail-budget.service.js';
import { authorOf } from '../domain/author-of.service.js';
import { GetMeeting } from '../queries.js';

/** A meeting, or one of its series. */
interface Which {
  readonly meetingId: string;
  readonly occurrence?: string | undefined;
  /** True to get the end of the series where it has no date then any more. */
  readonly orEnd?: boolean;
}

/** Carries out what is asked of meetings, and answers with them as they are then. */
@Injectable()
export class MeetingWrites {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly budget: MeetingMailBudget,
    private readonly mail: Mail,
    private readonly links: MeetingLinks,
  ) {}

  /** The meeting after a change, or one of its series. */
  async after(command: ContextCommand<unknown, unknown>, which: Which): Promise<CalendarEvent> {
    return this.#after(command, which, await this.commands.execute(command));
  }

  /** The same after a change that its author pays for, since attendees get mails of it. */
  async afterPaid<Result>(
    command: ContextCommand<unknown, Result>,
    which: Which,
    mails: Pick<Telling, 'kind' | 'more' | 'change' | 'cancel'>,
    shown: (result: Result) => Which = () => which,
  ): Promise<CalendarEvent> {
    const telling = { ...mails, meetingId: which.meetingId, authorId: command.context.actor.id };
    const write = (): Promise<Outcome<Result>> => this.commands.execute(command);
    const outcome = await this.budget.paid(telling, write);
    return this.#after(command, shown(outcome.result), outcome);
  }

  async shown(which: Which, { actor }: CommandContext): Promise<CalendarEvent> {
    const meeting = await this.queries.execute(
      new GetMeeting({ ...which, viewer: authorOf(actor) }),
    );
    if (!this.mail.staysHere) return meeting;
    // Mails stay in the outbox: the organizer passes the links on.
    if (meeting.organizerId === actor.id)
      return { ...meeting, toPassOn: await this.#waysIn(meeting, which.occurrence ?? null) };
    // Others who change it read that no one is informed.
    return authorOf(actor).managesAll ? { ...meeting, toPassOn: [] } : meeting;
  }

  #waysIn({ _id: meetingId, attendees }: CalendarEvent, occurrence: string | null) {
    const others = attendees.filter(({ organizer }) => !organizer);
    return Promise.all(
      others.map(async ({ attendeeId, attendeeType }) => ({
        attendeeId,
        link:
          attendeeType === 'Guest'
            ? await this.links.forGuest({ guestId: attendeeId, meetingId, occurrence })
            : this.links.forMember(meetingId, occurrence),
      })),
    );
  }

  async #after(
    { context }: ContextCommand<unknown, unknown>,
    which: Which,
    { position }: Outcome<unknown>,
  ): Promise<CalendarEvent> {
    await this.freshness.waitFor(position, ['meetings']);
    return this.shown(which, context);
  }
}
