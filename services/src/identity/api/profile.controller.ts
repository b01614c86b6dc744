import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { identityRoutes } from '@foyer/contracts/identity';

import { Input, Serves, type InputOf } from '../../platform/http/index.js';
import { GetMember } from '../queries/index.js';

/** The own account. */
@Controller()
export class ProfileController {
  readonly #queries: QueryBus;

  constructor(queries: QueryBus) {
    this.#queries = queries;
  }

  @Serves(identityRoutes.getProfile)
  async get(@Input() { actor }: InputOf<typeof identityRoutes.getProfile>) {
    const member = await this.#queries.execute(new GetMember(actor.id));
    return { ...member, displayName: member.displayName ?? '' };
  }
}
