import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { providerRoutes, type Language, type LdapSync } from '@foyer/contracts/identity';

import { Answer, Input, Serves, type InputOf } from '#platform/http';
import { NewId } from '#platform/clock';
import { Rejected, type ContextCommand } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import {
  ApproveLdapSync,
  DiscardLdapSync,
  RequestLdapSync,
  SaveLdapProvider,
  SaveOidcProvider,
  SaveSamlProvider,
} from '../commands.js';
import { Providers } from '../adapters/providers.js';
import { FindLdapSyncs, ShowLdapProvider, ShowOidcProvider, ShowSamlProvider } from '../queries.js';
import { demandNone, faultsOf } from '../domain/demand-usable.service.js';
import { ProviderTrials } from '../domain/provider-trials.service.js';

const MODELS = ['identityProviders'];

/** How user sources are set up. */
@Controller()
export class ProvidersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
    private readonly providers: Providers,
    private readonly trials: ProviderTrials,
    private readonly newId: NewId,
  ) {}

  @Serves(providerRoutes.getLdap)
  getLdap() {
    return this.queries.execute(new ShowLdapProvider());
  }

  @Serves(providerRoutes.saveLdap)
  async saveLdap(@Input() { body, context }: InputOf<typeof providerRoutes.saveLdap>) {
    await this.#saved(new SaveLdapProvider(context, body));
    return this.queries.execute(new ShowLdapProvider());
  }

  @Serves(providerRoutes.testLdap)
  testLdap(@Input() { body, language, signal }: InputOf<typeof providerRoutes.testLdap>) {
    return this.trials.ldap(body, language, signal);
  }

  @Serves(providerRoutes.syncLdap)
  async syncLdap(@Input() { context, language }: InputOf<typeof providerRoutes.syncLdap>) {
    const settings = await this.providers.ldap();
    if (!settings?.enabled) throw new Rejected('NOT_CONFIGURED');
    const before = await this.queries.execute(new FindLdapSyncs({ language }));
    const running = before.find((sync) => sync.status === 'running');
    if (running) return new Answer(running, { status: 202 });
    const syncId = this.newId.next();
    await this.#saved(new RequestLdapSync(context, { syncId, reason: 'asked' }));
    return new Answer(await this.#syncOf(syncId, language), { status: 202 });
  }

  @Serves(providerRoutes.getLdapSync)
  async getLdapSync(@Input() { language }: InputOf<typeof providerRoutes.getLdapSync>) {
    return { syncs: await this.queries.execute(new FindLdapSyncs({ language })) };
  }

  @Serves(providerRoutes.applyLdapSync)
  async applyLdapSync(@Input() input: InputOf<typeof providerRoutes.applyLdapSync>) {
    const { id: syncId } = input.params;
    await this.#demandHeld(syncId, input.language);
    await this.#saved(new ApproveLdapSync(input.context, { syncId }));
    return new Answer(await this.#syncOf(syncId, input.language), { status: 202 });
  }

  @Serves(providerRoutes.discardLdapSync)
  async discardLdapSync(@Input() input: InputOf<typeof providerRoutes.discardLdapSync>) {
    const { id: syncId } = input.params;
    await this.#demandHeld(syncId, input.language);
    await this.#saved(new DiscardLdapSync(input.context, { syncId }));
    return new Answer(await this.#syncOf(syncId, input.language), { status: 202 });
  }

  @Serves(providerRoutes.getOidc)
  getOidc() {
    return this.queries.execute(new ShowOidcProvider());
  }

  @Serves(providerRoutes.saveOidc)
  async saveOidc(@Input() { body, context }: InputOf<typeof providerRoutes.saveOidc>) {
    await this.#saved(new SaveOidcProvider(context, body));
    return this.queries.execute(new ShowOidcProvider());
  }

  @Serves(providerRoutes.testOidc)
  testOidc(@Input() { body, language }: InputOf<typeof providerRoutes.testOidc>) {
    return this.trials.oidc(body, language);
  }

  @Serves(providerRoutes.testSaml)
  testSaml(@Input() { body, language }: InputOf<typeof providerRoutes.testSaml>) {
    return this.trials.saml(body, language);
  }

  @Serves(providerRoutes.getSaml)
  getSaml() {
    return this.queries.execute(new ShowSamlProvider());
  }

  @Serves(providerRoutes.saveSaml)
  async saveSaml(@Input() { body, context }: InputOf<typeof providerRoutes.saveSaml>) {
    demandNone(faultsOf.saml(body));
    await this.#saved(new SaveSamlProvider(context, body));
    return this.queries.execute(new ShowSamlProvider());
  }

  async #syncOf(syncId: string, language: Language): Promise<LdapSync> {
    const syncs = await this.queries.execute(new FindLdapSyncs({ language }));
    const found = syncs.find(({ _id }) => _id === syncId);
    if (!found) throw new Rejected('UNAVAILABLE');
    return found;
  }

  /** @throws Rejected SYNC_NOT_HELD also for one after which another look was had */
  async #demandHeld(syncId: string, language: Language): Promise<void> {
    const syncs = await this.queries.execute(new FindLdapSyncs({ language }));
    const isHeld = syncs.some(({ _id, status }) => _id === syncId && status === 'held');
    if (!isHeld) throw new Rejected('SYNC_NOT_HELD');
  }

  async #saved(command: ContextCommand<unknown>): Promise<void> {
    const { position } = await this.commands.execute(command);
    await this.freshness.waitFor(position, MODELS);
  }
}
