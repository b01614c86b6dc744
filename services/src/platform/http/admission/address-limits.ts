import { addressKey } from './address-key.js';
import type { AddressSettings } from './address-settings.js';
import { networksOf } from './networks.js';

export interface AddressLimitsParts {
  /** The networks whose addresses are not counted; `undefined` for all networks. */
  readonly trustedNetworks: readonly string[] | undefined;
  readonly visitsPerMinute: number;
  readonly openVisits: number;
  readonly placesInLine: number;
}

/**
 * How much one address may ask for, and which addresses are not counted. Also the injection token.
 */
export class AddressLimits {
  readonly visitsPerMinute: number;
  readonly openVisits: number;
  readonly placesInLine: number;
  readonly #isTrusted: ((address: string) => boolean) | undefined;

  constructor({ trustedNetworks, ...numbers }: AddressLimitsParts) {
    this.visitsPerMinute = numbers.visitsPerMinute;
    this.openVisits = numbers.openVisits;
    this.placesInLine = numbers.placesInLine;
    this.#isTrusted = trustedNetworks && networksOf(trustedNetworks);
  }

  /** The key that an address is counted by; undefined for a trusted address. */
  keyOf(address: string): string | undefined {
    return this.#isTrusted?.(address) === false ? addressKey(address) : undefined;
  }
}

/** The limits as an operator has set them. */
export function addressLimitsOf(settings: AddressSettings): AddressLimits {
  return new AddressLimits({
    trustedNetworks: settings.TRUSTED_NETWORKS,
    visitsPerMinute: settings.ADDRESS_VISITS_PER_MINUTE,
    openVisits: settings.ADDRESS_OPEN_VISITS,
    placesInLine: settings.ADDRESS_PLACES_IN_LINE,
  });
}

/** More than anybody asks for. */
const MANY = 1_000_000_000;

/** Of a process that trusts every address. */
export function noAddressLimits(): AddressLimits {
  return new AddressLimits({
    trustedNetworks: undefined,
    visitsPerMinute: MANY,
    openVisits: MANY,
    placesInLine: MANY,
  });
}
