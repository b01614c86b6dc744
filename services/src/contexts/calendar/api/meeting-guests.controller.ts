import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { meetingGuestRoutes } from '@foyer/contracts/calendar';

import { NewId } from '#platform/clock';
import { type CommandContext, type CommandOf, Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Spends } from '#platform/http/admission';
import { Input, Serves, type InputOf } from '#platform/http';
import { Tokens } from '#contexts/identity';
import { AnswerInvitation, EnterAsInvited, EnterByLink } from '../commands.js';
import { GuestBudget } from '../domain/guest-budget.service.js';
import { Invitations } from '../domain/invitations.service.js';
import { People } from '../adapters/people.js';
import { GetLinkedMeeting } from '../queries.js';

type EnterBody = InputOf<typeof meetingGuestRoutes.enterMeeting>['body'];
interface InvitedBody {
  readonly invitation: string;
}

/** Tokens and people that one address may have made, as a page needs a few of them in an hour. */
const TOKENS = { burst: 120, perSecond: 2 };

/** Those without an account, who come to a meeting by its link. */
@Controller()
export class MeetingGuestsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly invitations: Invitations,
    private readonly newId: NewId,
    private readonly people: People,
    private readonly budget: GuestBudget,
    private readonly tokens: Tokens,
  ) {}

  @Serves(meetingGuestRoutes.getLinkedMeeting)
  async linked(@Input() { body, address }: InputOf<typeof meetingGuestRoutes.getLinkedMeeting>) {
    await this.budget.look(address);
    const { eventId: meetingId, invitation, occurrence } = body;
    const guestId =
      invitation === undefined ? null : await this.invitations.guestOf(invitation, meetingId);
    return this.queries.execute(new GetLinkedMeeting({ meetingId, guestId, occurrence }));
  }

  @Serves(meetingGuestRoutes.enterMeeting)
  @Spends(TOKENS)
  async enter(@Input() input: InputOf<typeof meetingGuestRoutes.enterMeeting>) {
    const { body, address, context } = input;
    const { eventId: meetingId, invitation, displayName, pin } = body;
    await this.budget.spend(address);
    if (invitation !== undefined) {
      const pass = await this.#enterAsInvited({ ...body, invitation }, context);
      if (pass !== 'in-use') return pass;
    }
    if (displayName === undefined) {
      throw new Rejected('INVALID_INPUT', {}, { displayName: 'BLANK' });
    }
    const guestId = this.newId.next();
    const arrival = { guestId, meetingId, displayName };
    const enter = new EnterByLink(as(guestId, meetingId, context), {
      ...{ ...arrival, pin, address, isSecondUse: invitation !== undefined },
    });
    return this.#pass(enter, arrival);
  }

  @Serves(meetingGuestRoutes.answerInvitation)
  @Spends(TOKENS)
  async answer(@Input() input: InputOf<typeof meetingGuestRoutes.answerInvitation>) {
    const { body, address, context } = input;
    const { eventId: meetingId, invitation, answer, proposal, comment, occurrence, reads } = body;
    await this.budget.spend(address);
    const attendeeId = await this.#invited(invitation, meetingId);
    const guest = { attendeeId, attendeeType: 'Guest' } as const;
    const said = { meetingId, ...guest, answer, proposal, comment, occurrence, reads };
    await this.commands.execute(new AnswerInvitation(as(attendeeId, meetingId, context), said));
    return { answer };
  }

  /**
   * @returns The pass; `in-use` where another browser has the invitation, and this one has a name
   */
  async #enterAsInvited(
    { eventId: meetingId, invitation, browserKey, displayName, reads }: EnterBody & InvitedBody,
    context: CommandContext,
  ) {
    const guestId = await this.#invited(invitation, meetingId);
    const name = (await this.people.names([guestId])).get(guestId);
    if (name === undefined) throw new Rejected('INVITATION_NOT_VALID');
    const arrival = { guestId, meetingId, displayName: name };
    const by = { ...arrival, browserKey: browserKey ?? this.newId.next(), reads };
    try {
      return await this.#pass(new EnterAsInvited(as(guestId, meetingId, context), by), arrival);
    } catch (error) {
      const isInUse = error instanceof Rejected && error.code === 'INVITATION_IN_USE';
      if (!isInUse || displayName === undefined) throw error;
      return 'in-use' as const;
    }
  }

  async #invited(invitation: string, meetingId: string): Promise<string> {
    const guestId = await this.invitations.guestOf(invitation, meetingId);
    if (guestId === null) throw new Rejected('INVITATION_NOT_VALID');
    return guestId;
  }

  async #pass(
    enter: CommandOf<typeof EnterAsInvited> | CommandOf<typeof EnterByLink>,
    arrival: { readonly guestId: string; readonly meetingId: string; readonly displayName: string },
  ) {
    const { position } = await this.commands.execute(enter);
    // The token is looked up there, and the call asks what its joiners are called.
    await this.freshness.waitFor(position, ['guests', 'meetings', 'call-records']);
    const { guestId, meetingId } = arrival;
    const token = await this.tokens.issueGuestToken({ guestId, placeId: meetingId });
    return { token, ...arrival };
  }
}

/** The token that follows makes them a guest. */
function as(id: string, placeId: string, context: CommandContext): CommandContext {
  return { ...context, actor: { type: 'guest', id, role: 'guest', placeId } };
}
