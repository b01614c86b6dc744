import { LINES_APART, maskLines, mayContinue } from '@foyer/contracts/payments';

/**
 * Masks a receipt that comes in parts: gives lines out when no card number can continue after
 * them.
 */
export class MaskedPaper {
  #held: string[] = [];

  /** @returns The lines that may go now, masked. */
  take(lines: readonly string[]): string[] {
    this.#held.push(...lines);
    return maskLines(this.#held.splice(0, this.#whole()));
  }

  /** How many lines no later one can continue, not even by lines in between. */
  #whole(): number {
    let whole = this.#held.length;
    for (let at = whole - 1; at >= 0 && whole - at <= LINES_APART; at -= 1) {
      if (mayContinue(this.#held[at] ?? '')) whole = at;
    }
    return whole;
  }

  /** @returns The lines that are left at the receipt's end, masked. */
  rest(): string[] {
    return maskLines(this.#held.splice(0));
  }
}
