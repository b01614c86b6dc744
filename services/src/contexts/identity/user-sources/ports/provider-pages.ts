/** The answer of a provider's page. */
export interface ProviderPage {
  readonly status: number;
  /** The provider's clock, where it told it. */
  readonly date: Date | undefined;
  readonly text: string;
}

/** Pages of sign-in providers, as the server may reach them. Also the injection token. */
export abstract class ProviderPages {
  /** Undefined where it cannot be reached from here, or may not be. */
  abstract read(url: string): Promise<ProviderPage | undefined>;
}
