export type Sealed = Readonly<Record<string, string>>;

/** The stage of a sign-in; a cookie of one stage does not count for another. */
export type Stage = 'oidc' | 'saml' | 'session';

/**
 * Keeps in the browser what a sign-in is at, so that any node can go on with it and no other
 * browser can: sealed, out of reach of scripts, and over after some minutes. Also the injection
 * token.
 */
export abstract class SealedCookie {
  /** The value of `Set-Cookie`. */
  abstract seal(
    stage: Stage,
    content: Sealed,
    options: { readonly seconds: number; readonly https: boolean },
  ): Promise<string>;
  /** Opens the content that was sealed for a stage; undefined if there is no valid one. */
  abstract open(stage: Stage, cookies: string): Promise<Sealed | undefined>;
  /** The value of `Set-Cookie` that takes it away. */
  abstract clear(): string;
}
