import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { callNotesRoutes } from '@foyer/contracts/calls';

import { Freshness } from '#platform/cqrs/projections';
import { Input, Serves, type InputOf } from '#platform/http';
import { SaveCallNotes } from '../commands.js';

/** Saves the notes of agents in their calls. */
@Controller()
export class CallNotesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(callNotesRoutes.saveCallNotes)
  async save(@Input() input: InputOf<typeof callNotesRoutes.saveCallNotes>) {
    const { callDetailId: callId, text, version } = input.body;
    const { result, position } = await this.commands.execute(
      new SaveCallNotes(input.context, { callId, agentId: input.actor.id, text, version }),
    );
    await this.freshness.waitFor(position, ['call-records']);
    return { callDetailId: callId, version: result.version };
  }
}
