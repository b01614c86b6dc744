import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

/**
 * A page that is loaded when it is first opened.
 * @param name What the page's file exports it as.
 */
export function lazyPage<Name extends string>(
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
  name: Name,
): LazyExoticComponent<ComponentType> {
  return lazy(async () => ({ default: (await load())[name] }));
}
