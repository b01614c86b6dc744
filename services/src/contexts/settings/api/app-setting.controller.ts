import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { settingsRoutes, type AppSettingValues } from '@foyer/contracts/settings';

import type { CommandContext } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Input, Serves, type InputOf } from '#platform/http';
import { ResetAppSetting, SaveAppSetting, type AppSettingSave } from '../commands.js';
import { FindAppSettingChanges, GetAppSetting } from '../queries.js';

type In<Name extends keyof typeof settingsRoutes> = InputOf<(typeof settingsRoutes)[Name]>;

/** The settings of the deployment, for administrators. */
@Controller()
export class AppSettingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(settingsRoutes.listAppSettingChanges)
  history(@Input() { query }: In<'listAppSettingChanges'>) {
    return this.queries.execute(new FindAppSettingChanges(query));
  }

  @Serves(settingsRoutes.getAppSetting)
  get() {
    return this.queries.execute(new GetAppSetting());
  }

  @Serves(settingsRoutes.saveAppSetting)
  save(@Input() { body, context }: In<'saveAppSetting'>) {
    const { revisions, ...given } = body;
    const values = Object.fromEntries(
      Object.entries(given).filter(([, value]) => value !== undefined),
    ) as Partial<AppSettingValues>;
    return this.#save(context, { values, revisions });
  }

  @Serves(settingsRoutes.saveSounds)
  async saveSounds(@Input() { body, context }: In<'saveSounds'>) {
    return (await this.#save(context, { values: { sounds: body } })).sounds;
  }

  @Serves(settingsRoutes.resetAppSetting)
  async reset(@Input() { params, query, context }: In<'resetAppSetting'>) {
    const { position } = await this.commands.execute(
      new ResetAppSetting(context, { id: params.id, group: query.group }),
    );
    await this.freshness.waitFor(position, ['app-settings']);
    return { _id: params.id };
  }

  async #save(context: CommandContext, save: AppSettingSave) {
    const { position } = await this.commands.execute(new SaveAppSetting(context, save));
    await this.freshness.waitFor(position, ['app-settings']);
    return this.queries.execute(new GetAppSetting());
  }
}
