import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { calendarRoutes, type Meeting } from '@foyer/contracts/calendar';

import {
  Answer,
  attachment,
  Input,
  paged,
  Serves,
  windowOfPage,
  type InputOf,
} from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { StartCall } from '#contexts/calls';
import {
  CancelMeeting,
  CancelOccurrenceOfMeeting,
  ChangeMeeting,
  ChangeOccurrenceOfMeeting,
  AnswerInvitation,
  HandOverMeeting,
  HideCancelledMeeting,
  PlanMeeting,
} from '../commands.js';
import { authorOf } from '../domain/author-of.service.js';
import { MeetingEntrance } from '../domain/meeting-entrance.service.js';
import { ExportMeeting, ExportMeetings, FindMeetingCalls, FindMeetings } from '../queries.js';
import { MeetingWrites } from './meeting-writes.js';

/** Meetings are planned, changed, called off, listed, and opened when they begin. */
@Controller()
export class MeetingsController {
  constructor(
    private readonly writes: MeetingWrites,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly entrance: MeetingEntrance,
    private readonly freshness: Freshness,
  ) {}

  @Serves(calendarRoutes.planMeeting)
  async plan(@Input() { body, context }: InputOf<typeof calendarRoutes.planMeeting>) {
    const { _id: meetingId, sessionId, pin = null } = body;
    const plan = new PlanMeeting(context, { ...planIn(meetingId, body), sessionId, pin });
    const mails = { kind: 'invitation', more: body.attendees } as const;
    return this.writes.afterPaid(plan, { meetingId }, mails);
  }

  @Serves(calendarRoutes.updateMeeting)
  async update(@Input() { params, body, context }: InputOf<typeof calendarRoutes.updateMeeting>) {
    const { id: meetingId } = params;
    const { pin, occurrence, following } = body;
    const plan = planIn(meetingId, body);
    const kind = 'invitation';
    if (occurrence === null || following) {
      const from = following ? (occurrence ?? undefined) : undefined;
      const planned = { ...plan, pin, following: from };
      const change = new ChangeMeeting(context, planned);
      const mails = { kind, change: planned } as const;
      // The later dates of a split series are another meeting.
      return this.writes.afterPaid(change, { meetingId }, mails, (changed) => changed);
    }
    const { startTime, endTime, name, description } = plan;
    const which = { meetingId, occurrence };
    const own = { ...which, startTime, endTime, name, description };
    const change = new ChangeOccurrenceOfMeeting(context, own);
    return this.writes.afterPaid(change, which, { kind });
  }

  @Serves(calendarRoutes.cancelMeeting)
  async cancel(@Input() { body, context }: InputOf<typeof calendarRoutes.cancelMeeting>) {
    const { eventId: meetingId, occurrence, following, reason } = body;
    const cancel =
      occurrence === undefined || following
        ? new CancelMeeting(context, { meetingId, reason, following: occurrence })
        : new CancelOccurrenceOfMeeting(context, { meetingId, occurrence, reason });
    // The answer shows the date as cancelled, also where the series ended before it.
    const which = { meetingId, occurrence, orEnd: following };
    const asked = { meetingId, occurrence, following, reason };
    return this.writes.afterPaid(cancel, which, { kind: 'cancellation', cancel: asked });
  }

  @Serves(calendarRoutes.handOverMeeting)
  async handOver(
    @Input() { params, body, context }: InputOf<typeof calendarRoutes.handOverMeeting>,
  ) {
    const { id: meetingId } = params;
    const { memberId } = body;
    const handOver = new HandOverMeeting(context, { meetingId, memberId });
    const newOrganizer = {
      ...{ attendeeId: memberId, attendeeType: 'User' as const, mode: { email: true, msg: false } },
    };
    const mails = { kind: 'invitation', more: [newOrganizer] } as const;
    return this.writes.afterPaid(handOver, { meetingId }, mails);
  }

  @Serves(calendarRoutes.answerMeeting)
  answer(@Input() input: InputOf<typeof calendarRoutes.answerMeeting>) {
    const { params, body, actor, context } = input;
    const { occurrence } = body;
    const which = { meetingId: params.id, occurrence };
    const me = { attendeeId: actor.id, attendeeType: 'User' } as const;
    return this.writes.after(new AnswerInvitation(context, { ...which, ...me, ...body }), which);
  }

  @Serves(calendarRoutes.hideCancelledMeeting)
  async hide(@Input() input: InputOf<typeof calendarRoutes.hideCancelledMeeting>) {
    const { params, body, actor, context } = input;
    const hidden = { meetingId: params.id, memberId: actor.id, occurrence: body.occurrence };
    const { position } = await this.commands.execute(new HideCancelledMeeting(context, hidden));
    await this.freshness.waitFor(position, ['meetings']);
  }

  @Serves(calendarRoutes.listMeetings)
  async list(@Input() { body, query, actor }: InputOf<typeof calendarRoutes.listMeetings>) {
    const { timeSpan, timeZone, from, to, sessionId } = body;
    const search = { timeSpan, timeZone, from, to, sessionId, memberId: actor.id };
    const window = windowOfPage(query);
    return paged(await this.queries.execute(new FindMeetings({ ...search, window })), query);
  }

  @Serves(calendarRoutes.listMeetingCalls)
  async calls(@Input() { params, actor }: InputOf<typeof calendarRoutes.listMeetingCalls>) {
    const asked = { meetingId: params.id, viewer: authorOf(actor) };
    return { docs: [...(await this.queries.execute(new FindMeetingCalls(asked)))] };
  }

  @Serves(calendarRoutes.getMeeting)
  get(@Input() { params, query, context }: InputOf<typeof calendarRoutes.getMeeting>) {
    return this.writes.shown({ meetingId: params.id, occurrence: query.occurrence }, context);
  }

  @Serves(calendarRoutes.exportMeeting)
  async export(@Input() { params, actor }: InputOf<typeof calendarRoutes.exportMeeting>) {
    const asked = { meetingId: params.id, viewer: authorOf(actor) };
    return calendarAnswer(await this.queries.execute(new ExportMeeting(asked)));
  }

  @Serves(calendarRoutes.exportMeetings)
  async exportAll(@Input() { actor }: InputOf<typeof calendarRoutes.exportMeetings>) {
    return calendarAnswer(await this.queries.execute(new ExportMeetings(actor.id)));
  }

  @Serves(calendarRoutes.startMeeting)
  async start(@Input() { body, actor, context }: InputOf<typeof calendarRoutes.startMeeting>) {
    const { eventId, callDetailId: callId } = body;
    const me = { joinerId: actor.id, joinerType: 'User' } as const;
    const entrance = await this.entrance.of(eventId, me);
    // Two who open it at the same time meet in the same call.
    if (entrance.callId !== null) return { callDetailId: entrance.callId };
    const { position } = await this.commands.execute(
      new StartCall(context, {
        callId,
        origin: { kind: 'meeting', id: eventId },
        participants: [{ ...me, role: entrance.role }],
      }),
    );
    await this.freshness.waitFor(position, ['meetings']);
    return { callDetailId: callId };
  }
}

function calendarAnswer(content: string): Answer<Uint8Array> {
  const headers = attachment('meetings.ics', 'text/calendar; charset=utf-8');
  return new Answer(Buffer.from(content), { headers });
}

/** Returns the plan, with times in the one form by which they are compared. */
function planIn(meetingId: string, body: Meeting) {
  const { name, description, timeZone, repeat, attendees, joinPermission } = body;
  return {
    ...{ meetingId, name, description, timeZone, repeat, attendees, joinPermission },
    repeatTill: repeat === 'none' ? null : body.repeatTill,
    startTime: new Date(body.startTime).toISOString(),
    endTime: new Date(body.endTime).toISOString(),
  };
}
