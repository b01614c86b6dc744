import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { apiKeyRoutes } from '@foyer/contracts/identity';

import { NewId } from '#platform/clock';
import { Freshness } from '#platform/cqrs/projections';
import { Spends } from '#platform/http/admission';
import { asRecord, Input, Serves, thingIdOf, type InputOf } from '#platform/http';
import { CreateApiKey } from '../domain/api-keys.command.js';
import { apiKeys } from '../views/api-keys.js';

/** More than people make; each is kept for good. */
const MADE = { points: 30, seconds: 3600 };

/** Makes keys of other programs; the answer includes the key, only this once. */
@Controller()
export class NewApiKeyController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly newId: NewId,
  ) {}

  @Serves(apiKeyRoutes.adminCreateApiKey)
  @Spends(MADE)
  async create(@Input() { body, context }: InputOf<typeof apiKeyRoutes.adminCreateApiKey>) {
    const apiKeyId = thingIdOf(context, this.newId);
    const { position, result } = await this.commands.execute(
      new CreateApiKey(context, { apiKeyId, ...body }),
    );
    await this.freshness.waitFor(position, apiKeys.projections);
    const made = await this.queries.execute(new apiKeys.Get(apiKeyId));
    return { ...asRecord(made), key: result.key };
  }
}
