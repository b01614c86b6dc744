import type { LicenseInFull } from '@foyer/contracts/settings';

/** Reads licences, without asking another server. Also the injection token. */
export abstract class Licenses {
  /**
   * Returns the present content of a licence, by its signature and its end; null if there is none.
   */
  abstract read(token: string | null): Promise<LicenseInFull>;
}
