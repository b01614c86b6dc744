import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { calendarFeedRoutes } from '@foyer/contracts/calendar';

import { NewId } from '#platform/clock';
import { CommandRunner, Rejected } from '#platform/cqrs';
import { Answer, attachment, Input, Serves, thingIdOf, type InputOf } from '#platform/http';
import { EndFeed, OpenFeed } from '../commands.js';
import { FeedBudget } from '../domain/feed-budget.service.js';
import { feedStream } from '../streams.js';
import { MeetingLinks } from '../adapters/meeting-links.js';
import { People } from '../adapters/people.js';
import { ExportFeed } from '../queries.js';

/** The secret address of a member's meetings, and what other calendars read by it. */
@Controller()
export class CalendarFeedController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly runner: CommandRunner,
    private readonly links: MeetingLinks,
    private readonly newId: NewId,
    private readonly people: People,
    private readonly budget: FeedBudget,
  ) {}

  @Serves(calendarFeedRoutes.getFeed)
  async get(@Input() { actor }: InputOf<typeof calendarFeedRoutes.getFeed>) {
    const { feedId } = await this.runner.stateOf(feedStream(actor.id));
    return { address: feedId === null ? null : await this.#address(actor.id, feedId) };
  }

  @Serves(calendarFeedRoutes.newFeed)
  async renew(@Input() { actor, context }: InputOf<typeof calendarFeedRoutes.newFeed>) {
    const feedId = thingIdOf(context, this.newId);
    await this.commands.execute(new OpenFeed(context, { memberId: actor.id, feedId }));
    return { address: await this.#address(actor.id, feedId) };
  }

  @Serves(calendarFeedRoutes.endFeed)
  async end(@Input() { actor, context }: InputOf<typeof calendarFeedRoutes.endFeed>) {
    await this.commands.execute(new EndFeed(context, { memberId: actor.id }));
  }

  @Serves(calendarFeedRoutes.readFeed)
  async read(@Input() { query, address }: InputOf<typeof calendarFeedRoutes.readFeed>) {
    await this.budget.from(address);
    const feed = await this.links.feedOf(query.token);
    if (feed === null) throw new Rejected('CALENDAR_FEED_NOT_FOUND');
    await this.budget.of(feed.feedId);
    const { memberId } = feed;
    const { feedId } = await this.runner.stateOf(feedStream(memberId));
    // A member who was deactivated, or may no longer use the calendar, has no readable calendar.
    const isGood = feedId === feed.feedId && (await this.people.usesCalendar(memberId));
    if (!isGood) throw new Rejected('CALENDAR_FEED_NOT_FOUND');
    const content = await this.queries.execute(new ExportFeed(memberId));
    const headers = {
      ...attachment('meetings.ics', 'text/calendar; charset=utf-8'),
      'cache-control': 'private, max-age=300',
    };
    return new Answer(Buffer.from(content), { headers });
  }

  #address(memberId: string, feedId: string): Promise<string> {
    return this.links.forFeed({ memberId, feedId });
  }
}
