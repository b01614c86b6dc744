import { Controller } from '@nestjs/common';
import { sessionRoutes } from '@foyer/contracts/sessions';

import { Answer, Input, Serves, type InputOf } from '#platform/http';
import {
  CreateSession,
  DeleteSession,
  JoinSession,
  LeaveSession,
  OpenDirectSession,
  type Created,
} from '../commands.js';
import { Rejected, type CommandContext, type Outcome } from '#platform/cqrs';
import { SessionWrites } from './session-writes.js';

/** Sessions are made, joined, left and deleted. */
@Controller()
export class SessionsController {
  constructor(private readonly writes: SessionWrites) {}

  @Serves(sessionRoutes.createSession)
  async create(@Input() { body, context }: InputOf<typeof sessionRoutes.createSession>) {
    const { _id: sessionId, ...session } = body;
    const made = await this.writes.run(new CreateSession(context, { sessionId, ...session }));
    return this.#made(made, context);
  }

  @Serves(sessionRoutes.createDirectSession)
  async createDirect(
    @Input() { body, context }: InputOf<typeof sessionRoutes.createDirectSession>,
  ) {
    const { _id: sessionId, memberId } = body;
    const open = new OpenDirectSession(context, { sessionId, memberIds: [memberId] });
    return this.#made(await this.writes.run(open), context);
  }

  @Serves(sessionRoutes.createChatSession)
  async createChat(@Input() { body, context }: InputOf<typeof sessionRoutes.createChatSession>) {
    const { _id: sessionId, memberIds } = body;
    const open = new OpenDirectSession(context, { sessionId, memberIds });
    return this.#made(await this.writes.run(open), context);
  }

  @Serves(sessionRoutes.deleteSessions)
  async delete(@Input() { body, context }: InputOf<typeof sessionRoutes.deleteSessions>) {
    const [only] = body.ids;
    if (body.ids.length === 1 && only !== undefined) {
      await this.writes.run(new DeleteSession(context, { sessionId: only }));
      return { failed: [] };
    }
    const { failed } = await this.writes.each(
      body.ids,
      context,
      (sessionId, step) => new DeleteSession(step, { sessionId }),
    );
    return { failed };
  }

  @Serves(sessionRoutes.joinSessions)
  async join(@Input() { body, context }: InputOf<typeof sessionRoutes.joinSessions>) {
    const memberId = context.actor.id;
    const [only] = body.ids;
    if (body.ids.length === 1 && only !== undefined) {
      const join = new JoinSession(context, { sessionId: only, memberId });
      return [await this.writes.after(join, only)];
    }
    const { done } = await this.writes.each(
      body.ids,
      context,
      (sessionId, step) => new JoinSession(step, { sessionId, memberId }),
    );
    return Promise.all(done.map((sessionId) => this.writes.shown(sessionId, context)));
  }

  @Serves(sessionRoutes.leaveSessions)
  async leave(@Input() { body, context }: InputOf<typeof sessionRoutes.leaveSessions>) {
    const memberId = context.actor.id;
    const before = await Promise.all(
      body.ids.map((sessionId) => this.writes.shown(sessionId, context).catch(() => undefined)),
    );
    const [only] = body.ids;
    const { done } =
      body.ids.length === 1 && only !== undefined
        ? await this.writes
            .run(new LeaveSession(context, { sessionId: only, memberId }))
            .then(() => ({ done: [only] }))
        : await this.writes.each(
            body.ids,
            context,
            (sessionId, step) => new LeaveSession(step, { sessionId, memberId }),
          );
    // A private session is not there any more for those who left it; who is left in it they knew.
    return before.flatMap((session) =>
      session && done.includes(session._id)
        ? [
            {
              session: session._id,
              members: session.members.filter((one) => one.memberId !== memberId),
            },
          ]
        : [],
    );
  }

  async #made({ result }: Outcome<Created>, context: CommandContext) {
    const session = await this.writes.shown(result.sessionId, context).catch((error: unknown) => {
      // One of that name is there, but not for those who do not belong to it.
      if (result.existed && isNotFound(error)) throw new Rejected('SESSION_NAME_TAKEN');
      throw error;
    });
    return new Answer(session, { status: result.existed ? 202 : 201 });
  }
}

const isNotFound = (error: unknown): boolean =>
  error instanceof Rejected && error.code === 'SESSION_NOT_FOUND';
