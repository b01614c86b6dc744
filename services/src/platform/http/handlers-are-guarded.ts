import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PATH_METADATA } from '@nestjs/common/constants.js';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';

import { servedRoute, type AnyRoute } from './served-route.js';

/** Refuses to start where a handler has no policy, and knows which routes are served. */
@Injectable()
export class HandlersAreGuarded implements OnModuleInit {
  #routes: readonly AnyRoute[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
  ) {}

  /** The routes that controllers of this program serve. */
  get routes(): readonly AnyRoute[] {
    return this.#routes;
  }

  /**
   * @throws Error naming every handler without a route of the contracts, hence without a policy.
   */
  onModuleInit(): void {
    const handlers = this.discovery.getControllers().flatMap(({ name, instance }) => {
      const prototype = Object.getPrototypeOf(instance) as object;
      return this.scanner.getAllMethodNames(prototype).map((method) => {
        const handler = (instance as Record<string, object>)[method] ?? {};
        return { name: `${String(name)}.${method}`, handler };
      });
    });
    const mapped = handlers.filter(({ handler }) => Reflect.hasMetadata(PATH_METADATA, handler));
    const unguarded = mapped.filter(({ handler }) => !servedRoute(handler));
    if (unguarded.length > 0) {
      const names = unguarded.map(({ name }) => name).join(', ');
      throw new Error(`Without @Serves, hence without a policy: ${names}`);
    }
    this.#routes = mapped.flatMap(({ handler }) => servedRoute(handler) ?? []);
  }
}
