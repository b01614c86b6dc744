import type { LicenseInFull } from '@foyer/contracts/settings';

/** Reads licences, without asking anybody outside. Also the injection token. */
export abstract class Licenses {
  /** What a licence says now, by its signature and its end; null where there is none. */
  abstract read(token: string | null): Promise<LicenseInFull>;
}
