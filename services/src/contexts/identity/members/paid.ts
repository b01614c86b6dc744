import { Rejected } from '#platform/cqrs';

/** A part of a budget, where several processes count. */
export interface TakenPlace {
  readonly _id: string;
  /** It means nothing any more from then on. */
  readonly until: Date;
}

/** Something that was paid out of a budget. It goes back where nothing comes of it. */
export interface Paid {
  giveBack(): Promise<void>;
  /** The taken places, for another process to give them back; undefined in the memory of one. */
  readonly places?: readonly TakenPlace[];
}

/**
 * Writes what was paid for. Only a refusal gives the payment back: of a store that does not answer,
 * no one knows whether it was written. Reading what was written is no part of it.
 */
export async function writePaid<T>(
  paid: { readonly giveBack: () => void | Promise<void> },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof Rejected && error.code !== 'UNAVAILABLE') await paid.giveBack();
    throw error;
  }
}
