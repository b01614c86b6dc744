import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Session } from '@foyer/contracts/sessions';

import {
  Rejected,
  stepOf,
  type CommandContext,
  type ContextCommand,
  type Outcome,
} from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { authorOf } from '../domain/author-of.service.js';
import { GetSession } from '../queries.js';

/** Carries out what is asked of sessions, and answers with them as they are then. */
@Injectable()
export class SessionWrites {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  async run<Result>(command: ContextCommand<unknown, Result>): Promise<Outcome<Result>> {
    const outcome: Outcome<Result> = await this.commands.execute(command);
    await this.freshness.waitFor(outcome.position, ['sessions']);
    return outcome;
  }

  /** The session after a change. */
  async after(command: ContextCommand<unknown, unknown>, sessionId: string): Promise<Session> {
    await this.run(command);
    return this.shown(sessionId, command.context);
  }

  shown(sessionId: string, { actor }: CommandContext): Promise<Session> {
    return this.queries.execute(new GetSession({ sessionId, viewer: authorOf(actor) }));
  }

  /**
   * Does the same for several, each separately, so that one error does not delay the others.
   * @throws Rejected where only one was asked for and it failed
   */
  async each(
    ids: readonly string[],
    context: CommandContext,
    command: (sessionId: string, step: CommandContext) => ContextCommand<unknown, unknown>,
  ): Promise<{ readonly done: readonly string[]; readonly failed: readonly string[] }> {
    const done: string[] = [];
    const failed: string[] = [];
    for (const sessionId of new Set(ids)) {
      try {
        await this.run(command(sessionId, stepOf(context, sessionId)));
        done.push(sessionId);
      } catch (error) {
        if (!(error instanceof Rejected)) throw error;
        failed.push(sessionId);
      }
    }
    return { done, failed };
  }
}
