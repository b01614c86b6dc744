import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

import { stepOf, type CommandContext, type ContextCommand } from '../../cqrs/commands/index.js';
import { Freshness } from '../../cqrs/projections/index.js';
import { eachOf } from './each-of.js';

/**
 * A change of several things at once; each has its own command, so that one error does not stop the
 * others.
 */
@Injectable()
export abstract class BulkController {
  /** In which the answer's reader will look for what was done. */
  protected abstract readonly readModel: string;

  constructor(
    private readonly commands: CommandBus,
    private readonly freshness: Freshness,
  ) {}

  /** @param command for one of them, as its own step of the whole */
  protected eachOf(
    { ids }: { readonly ids: readonly string[] },
    context: CommandContext,
    command: (step: CommandContext, id: string) => ContextCommand<unknown, unknown>,
  ) {
    return eachOf(ids, async (id) => {
      const { position } = await this.commands.execute(command(stepOf(context, id), id));
      await this.freshness.waitFor(position, [this.readModel]);
    });
  }
}
