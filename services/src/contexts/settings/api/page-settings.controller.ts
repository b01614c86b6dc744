import { createHash } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { settingsRoutes } from '@foyer/contracts/settings';

import { Answer, Serves } from '#platform/http';
import { GetPageSettings, GetPolicies } from '../queries.js';

/** Shows the public part of the settings. */
@Controller()
export class PageSettingsController {
  constructor(private readonly queries: QueryBus) {}

  @Serves(settingsRoutes.getAppAppearance)
  async appearance() {
    return recognisable((await this.#all()).appearance);
  }

  @Serves(settingsRoutes.getModules)
  async modules() {
    return recognisable((await this.#all()).modules);
  }

  @Serves(settingsRoutes.getLicense)
  async license() {
    return recognisable((await this.#all()).license);
  }

  @Serves(settingsRoutes.getSounds)
  async sounds() {
    return recognisable((await this.#all()).sounds);
  }

  @Serves(settingsRoutes.getPageSettings)
  async page() {
    return recognisable(await this.#all());
  }

  @Serves(settingsRoutes.getAllPolicies)
  policies() {
    return this.queries.execute(new GetPolicies());
  }

  #all() {
    return this.queries.execute(new GetPageSettings());
  }
}

/**
 * An answer that browsers keep and ask about again, which costs nothing while it has not changed.
 */
function recognisable<T>(body: T): Answer<T> {
  const etag = createHash('sha256').update(JSON.stringify(body)).digest('base64url').slice(0, 27);
  return new Answer(body, { headers: { 'cache-control': 'no-cache', etag: `"${etag}"` } });
}
