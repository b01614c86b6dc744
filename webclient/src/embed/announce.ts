/** A site learns the portal alone: neither who the visitor is, nor a word of what is said. */
export interface EmbedEvent {
  /** The portal as the site names it. */
  readonly portal: string;
}

export const EMBED_EVENTS = [
  'open',
  'ring',
  'in-call',
  'ended',
  'small',
  'large',
  'close',
] as const;
export type EmbedEventName = (typeof EMBED_EVENTS)[number];
export type EmbedListener = (event: EmbedEvent) => void;

const listeners = new Map<EmbedEventName, Set<EmbedListener>>();

/** @returns what ends it */
export function listen(name: EmbedEventName, listener: EmbedListener): () => void {
  if (!EMBED_EVENTS.includes(name)) throw new TypeError(`Foyer has no event "${name}"`);
  const all = listeners.get(name) ?? new Set();
  listeners.set(name, all.add(listener));
  return () => void all.delete(listener);
}

/** Tells the site by its listeners, and by an event of the document. */
export function announce(name: EmbedEventName, portal: string): void {
  const detail: EmbedEvent = Object.freeze({ portal });
  document.dispatchEvent(new CustomEvent(`foyer:${name}`, { detail }));
  for (const listener of listeners.get(name) ?? []) {
    try {
      listener(detail);
    } catch (error) {
      // A fault of the site does not break a call.
      reportError(error);
    }
  }
}
