import { Rejected } from '#platform/cqrs';
import type { Paid } from '../paid.js';

type Payment = () => Promise<Paid>;

/**
 * Pays one after the other, all or nothing: what was paid goes back where a later one is refused.
 * @throws Rejected as the one that is refused
 */
export async function payTogether(...payments: readonly Payment[]): Promise<Paid> {
  const paid: Paid[] = [];
  const giveBack = async (): Promise<void> => {
    await Promise.all(paid.map((one) => one.giveBack()));
  };
  try {
    for (const pay of payments) paid.push(await pay());
  } catch (error) {
    await giveBack();
    throw error;
  }
  return { giveBack, places: paid.flatMap(({ places = [] }) => places) };
}

/** Pays where there is enough; undefined where there is not. */
export async function payIfEnough(pay: Payment): Promise<Paid | undefined> {
  try {
    return await pay();
  } catch (error) {
    if (error instanceof Rejected && error.code === 'TOO_MANY_REQUESTS') return undefined;
    throw error;
  }
}
