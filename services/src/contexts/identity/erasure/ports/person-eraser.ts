import type { KeptThings, PersonKind } from '@foyer/contracts/identity';

export interface PersonToErase {
  readonly personId: string;
  readonly kind: PersonKind;
}

/**
 * Removes what is kept of a person outside the log and the read models. It is asked while the
 * person's events can still be read, and once more after a crash: removing nothing is fine.
 */
export interface PersonEraser {
  /** The name of the removed data in the plural, as in a receipt. */
  readonly what: string;
  /** Gives how many were removed; left out where all of it is kept. */
  erase?(person: PersonToErase): Promise<number>;
  /** Gives the things that stay all the same, and why. */
  kept?(person: PersonToErase): Promise<readonly KeptThings[]>;
}
