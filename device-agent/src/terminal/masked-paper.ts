import { maskLines, mayContinue } from '@foyer/contracts/payments';

/**
 * Masks a receipt that comes in parts: gives lines out when no card number can continue after
 * them.
 */
export class MaskedPaper {
  #held: string[] = [];

  /** @returns The lines that may go now, masked. */
  take(lines: readonly string[]): string[] {
    this.#held.push(...lines);
    const whole = this.#held.findLastIndex((line) => !mayContinue(line)) + 1;
    return maskLines(this.#held.splice(0, whole));
  }

  /** @returns The lines that are left at the receipt's end, masked. */
  rest(): string[] {
    return maskLines(this.#held.splice(0));
  }
}
