import { maskLines } from '@foyer/contracts/payments';

/** Ends of lines after which the next line can continue a card number. */
const MAY_GO_ON = /\d[^\p{L}\d*]*$/u;

/**
 * Masks a receipt that comes in parts: gives lines out when no card number can continue after
 * them.
 */
export class MaskedPaper {
  #held: string[] = [];

  /** @returns The lines that may go now, masked. */
  take(lines: readonly string[]): string[] {
    this.#held.push(...lines);
    const whole = this.#held.findLastIndex((line) => !MAY_GO_ON.test(line)) + 1;
    return maskLines(this.#held.splice(0, whole));
  }

  /** @returns The lines that are left at the receipt's end, masked. */
  rest(): string[] {
    return maskLines(this.#held.splice(0));
  }
}
