import type { EventContent } from './projected-event.js';

/** Those events of a union that have one of these types. */
export type EventOfType<E extends EventContent, T extends E['type']> = Extract<
  E,
  { readonly type: T }
>;
