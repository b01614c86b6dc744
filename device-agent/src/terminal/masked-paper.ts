import { maskLines } from '@foyer/contracts/payments';

/** A line after which a card number may go on in the next one. */
const MAY_GO_ON = /\d[^\p{L}\d*]*$/u;

/** Masks a receipt that comes in parts: lets lines go when no card number can go on after them. */
export class MaskedPaper {
  #held: string[] = [];

  /** @returns The lines that may go now, masked. */
  take(lines: readonly string[]): string[] {
    this.#held.push(...lines);
    const whole = this.#held.findLastIndex((line) => !MAY_GO_ON.test(line)) + 1;
    return maskLines(this.#held.splice(0, whole));
  }

  /** What is left when the receipt has ended. */
  rest(): string[] {
    return maskLines(this.#held.splice(0));
  }
}
