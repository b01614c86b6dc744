/** The largest amount of one payment, in minor units. */
export const AMOUNT_MAX = 99_999_999;

/** Why typed text is no amount that can be paid. */
export type AmountProblem = 'missing' | 'notANumber' | 'tooManyDecimals' | 'zero' | 'tooLarge';

export type ParsedAmount =
  | { readonly ok: true; readonly amount: number }
  | { readonly ok: false; readonly problem: AmountProblem };

const TYPED = /^(\d+)(?:[.,](\d+))?$/;
const DECIMALS = 2;

/**
 * Reads an amount as people type it, with a decimal comma or point and at most two decimals.
 * Thousands are not grouped: `1.234` might mean either.
 * @returns The amount in minor units, without ever calculating with fractions.
 */
export function parseAmount(text: string): ParsedAmount {
  const typed = text.trim();
  if (typed === '') return wrong('missing');
  const found = TYPED.exec(typed);
  if (!found) return wrong('notANumber');
  const [, whole = '', decimals = ''] = found;
  if (decimals.length > DECIMALS) return wrong('tooManyDecimals');
  const amount = Number(whole + decimals.padEnd(DECIMALS, '0'));
  if (amount === 0) return wrong('zero');
  return amount > AMOUNT_MAX ? wrong('tooLarge') : { ok: true, amount };
}

function wrong(problem: AmountProblem): ParsedAmount {
  return { ok: false, problem };
}
