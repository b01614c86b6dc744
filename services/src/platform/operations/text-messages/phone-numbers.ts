import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile';

/** Which numbers text messages go to. Also the injection token. */
export class PhoneNumbers {
  /** @param prefixes beginnings of the numbers that may be texted, such as `+49`. */
  constructor(readonly prefixes: readonly string[]) {}

  /**
   * A number as people write it, in E.164. One without a country has that of the first prefix.
   * Undefined where it is no mobile number.
   */
  read(written: string): string | undefined {
    const found = this.#parsed(written);
    return found?.isValid() === true ? found.number : undefined;
  }

  /** The country of a number (ISO 3166); undefined if it is not clear. */
  countryOf(written: string): string | undefined {
    return this.#parsed(written)?.country;
  }

  #parsed(written: string) {
    const [home = ''] = this.prefixes;
    const plain = written.trim().replace(/^00/, '+');
    return parsePhoneNumberFromString(plain, { defaultCallingCode: home.slice(1) });
  }

  /**
   * True if a number in E.164 may be texted: texts to some countries cost many times the usual
   * price.
   */
  isAllowed(number: string): boolean {
    return this.prefixes.some((prefix) => number.startsWith(prefix));
  }
}
