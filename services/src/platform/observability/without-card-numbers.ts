import { isCardNumber } from '@foyer/contracts/payments';

/**
 * Digits that may be a card's, or else an id or a hash, of which a part could look like one. Positions in the event log
 * begin with a zero, as no card's number does.
 */
const ID_OR_CARD =
  /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|[\da-f]{32,}|(?<!\d)(?<card>[1-9](?:[ -]?\d){12,18})(?!\d)/gi;
const SHOWN = '****';

/** A line of a log in which each card number has only its last four digits left. */
export function withoutCardNumbers(line: string): string {
  return line.replace(ID_OR_CARD, (found, card: string | undefined) =>
    card !== undefined && isCardNumber(card) ? SHOWN + card.replace(/\D/g, '').slice(-4) : found,
  );
}
