import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { settingsRoutes } from '@foyer/contracts/settings';

import { Rejected } from '#platform/cqrs';
import { Freshness } from '#platform/cqrs/projections';
import { Spends } from '#platform/http/admission';
import { Input, Serves, type InputOf } from '#platform/http';
import { AddAppSettingFile } from '../commands.js';
import { GetSettingFile, GetShownPicture } from '../queries.js';
import { fileAnswer } from './file-answer.js';

type In<Name extends keyof typeof settingsRoutes> = InputOf<(typeof settingsRoutes)[Name]>;

/**
 * The number of files that one administrator uploads within this time, in seconds: each is painted
 * again, which takes a while.
 */
export const UPLOADS = { points: 20, seconds: 300 };

/** A file never changes under its id. */
const FOR_GOOD = 'max-age=31536000, immutable';

/** The files of the company's look. */
@Controller()
export class SettingFilesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly freshness: Freshness,
  ) {}

  @Serves(settingsRoutes.addAppSettingFile)
  @Spends(UPLOADS)
  async add(@Input() { body, file, context }: In<'addAppSettingFile'>) {
    if (!file) throw new Rejected('INVALID_INPUT', {}, { file: 'BLANK' });
    const { position, result } = await this.commands.execute(
      new AddAppSettingFile(context, { ...body, file }),
    );
    await this.freshness.waitFor(position, ['app-settings']);
    return result.added;
  }

  @Serves(settingsRoutes.getAppSettingFile)
  async get(@Input() { params }: In<'getAppSettingFile'>) {
    const found = await this.queries.execute(new GetSettingFile(params.id));
    return fileAnswer(found, `private, ${FOR_GOOD}`);
  }

  @Serves(settingsRoutes.getLogo)
  logo(@Input() { query }: In<'getLogo'>) {
    return this.#shown('logo', query.v);
  }

  @Serves(settingsRoutes.getFavicon)
  favicon(@Input() { query }: In<'getFavicon'>) {
    return this.#shown('favicon', query.v);
  }

  async #shown(picture: 'logo' | 'favicon', fileId: string | undefined) {
    const found = await this.queries.execute(new GetShownPicture({ picture, fileId }));
    return fileAnswer(found, fileId === undefined ? 'no-cache' : `public, ${FOR_GOOD}`);
  }
}
