import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';

import { GetEmbeddingOrigins } from '../queries.js';
import { portalAt } from './portal-page.js';

/** The call by which a button on such a site knows whether the portal is open. */
const CALL = /^\/api\/v2\/queue\/client\/([\w-]{3,40})$/;

/** Tells which sites may embed a portal, for headers that browsers enforce. */
@Injectable()
export class PortalEmbedding {
  constructor(private readonly queries: QueryBus) {}

  /**
   * The sites that may show the page at a path in a frame, in addition to its own; undefined for
   * pages that no site may show.
   */
  async framing(path: string): Promise<readonly string[] | undefined> {
    const portal = portalAt(path);
    return portal === undefined ? undefined : this.#originsOf(portal);
  }

  /** True if a site may read the answer of a call, as it may show the portal of it. */
  async mayRead(path: string, origin: string): Promise<boolean> {
    const portal = CALL.exec(path)?.[1];
    return portal !== undefined && (await this.#originsOf(portal)).includes(origin);
  }

  /** None while the read models do not answer: the page says that itself. */
  #originsOf(idOrShortlink: string): Promise<readonly string[]> {
    return this.queries.execute(new GetEmbeddingOrigins(idOrShortlink)).catch(() => []);
  }
}
