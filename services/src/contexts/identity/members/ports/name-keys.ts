import type { ReservedName } from '@foyer/contracts/identity';

/**
 * Turns names that may be used once into ids of streams. A stream's name stays readable for ever, so it carries a keyed
 * hash: without the key no one can try out whose e-mail stands behind it.
 */
export abstract class NameKeys {
  abstract idOf(kind: ReservedName, name: string): Promise<string>;
}
