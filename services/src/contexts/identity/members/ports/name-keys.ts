import type { ReservedName } from '@foyer/contracts/identity';

/**
 * Turns names that may be used once into ids of streams. The name of a stream stays readable
 * permanently, so it carries a keyed hash. Without the key, guessing cannot reveal the e-mail
 * behind it.
 */
export abstract class NameKeys {
  abstract idOf(kind: ReservedName, name: string): Promise<string>;
}
