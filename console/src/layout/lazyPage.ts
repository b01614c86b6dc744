import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { UnloadedPage } from './UnloadedPage.js';

/**
 * A page that is loaded when it is first opened; where that fails it says so.
 * @param name The name under which the page's file exports it.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({
    default: await load().then(
      (loaded) => loaded[name],
      () => UnloadedPage,
    ),
  }));
}
