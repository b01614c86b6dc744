import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { accountRoutes, identityRoutes } from '@foyer/contracts/identity';
import type { MemberDocument } from '@foyer/projections/identity';

import { type Actor, given, seenIn, type Outcome } from '#platform/cqrs';
import { Input, Serves, type InputOf } from '#platform/http';
import { Freshness } from '#platform/cqrs/projections';
import { ChangeAccount } from '../../members/commands.js';
import { splitDetails } from '../../members/api/split-details.js';
import { members } from '../../members/queries.js';
import { CancelEmailChange, ChangeOwnAccount } from '../commands.js';

type OwnChange = InstanceType<
  typeof ChangeAccount | typeof ChangeOwnAccount | typeof CancelEmailChange
>;

/** Lets members see and change their own accounts. */
@Controller()
export class AccountController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(identityRoutes.getProfile)
  async get(@Input() { actor }: InputOf<typeof identityRoutes.getProfile>) {
    return this.#profileOf(actor);
  }

  @Serves(accountRoutes.viewMySettings)
  async settings(@Input() { actor }: InputOf<typeof accountRoutes.viewMySettings>) {
    const profile = await this.#profileOf(actor);
    return { profile, preference: preferenceOf(profile) };
  }

  @Serves(accountRoutes.updateMyAccount)
  async update(@Input() input: InputOf<typeof accountRoutes.updateMyAccount>) {
    return this.#update(input);
  }

  @Serves(accountRoutes.patchProfile)
  async patch(@Input() input: InputOf<typeof accountRoutes.patchProfile>) {
    return this.#update(input);
  }

  @Serves(accountRoutes.cancelEmailChange)
  async keepEmail(@Input() { context }: InputOf<typeof accountRoutes.cancelEmailChange>) {
    await this.#change(new CancelEmailChange(context, {}));
    return this.#profileOf(context.actor);
  }

  @Serves(accountRoutes.updateMyAccountDescription)
  async describe(
    @Input() { body, context }: InputOf<typeof accountRoutes.updateMyAccountDescription>,
  ) {
    const { description } = body;
    await this.#change(new ChangeAccount(context, { description, seen: seenIn(body) }));
    return this.#profileOf(context.actor);
  }

  @Serves(accountRoutes.savePreference)
  async prefer(@Input() { body, context }: InputOf<typeof accountRoutes.savePreference>) {
    const { revision, ...wanted } = body;
    const preference = given(wanted);
    await this.#change(new ChangeAccount(context, { preference, seen: { revision, wanted } }));
    return preferenceOf(await this.#profileOf(context.actor));
  }

  @Serves(accountRoutes.saveAvailabilities)
  async saveHours(@Input() { body, context }: InputOf<typeof accountRoutes.saveAvailabilities>) {
    const wanted = given(body.availability);
    const seen = { revision: body.revision, wanted };
    await this.#change(new ChangeAccount(context, { availability: wanted, seen }));
    return this.#profileOf(context.actor);
  }

  async #update({ body, context, address }: InputOf<typeof accountRoutes.updateMyAccount>) {
    const { oldPassword, revision, ...wanted } = body;
    const said = splitDetails(given(wanted));
    const change = { ...said, seen: { revision, wanted }, oldPassword, address };
    await this.#change(new ChangeOwnAccount(context, change));
    return this.#profileOf(context.actor);
  }

  async #change(command: OwnChange): Promise<void> {
    const { position } = await this.commands.execute<typeof command, Outcome<unknown>>(command);
    await this.freshness.waitFor(position, ['members']);
  }

  async #profileOf(actor: Actor) {
    const member = await this.queries.execute(new members.Get(actor.id));
    const mustSetUpFactor = actor.type === 'member' && actor.mustSetUpFactor === true;
    return { ...member, displayName: member.displayName ?? '', mustSetUpFactor };
  }
}

type Liked = Pick<MemberDocument, 'liking' | 'language'> & { readonly revision: number };

const preferenceOf = ({ liking, language, revision }: Liked) => ({ ...liking, language, revision });
