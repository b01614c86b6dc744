export type Sealed = Readonly<Record<string, string>>;

/** What a sign-in is at, which decides what of a cookie is taken for what. */
export type Stage = 'oidc' | 'saml' | 'session';

/**
 * Keeps in the browser what a sign-in is at, so that any node can go on with it and no other browser can: sealed, out of reach of
 * scripts, and over after some minutes. Also the injection token.
 */
export abstract class SealedCookie {
  /** The value of `Set-Cookie`. */
  abstract seal(
    stage: Stage,
    content: Sealed,
    options: { readonly seconds: number; readonly https: boolean },
  ): Promise<string>;
  /** What was sealed for a stage; undefined where there is none that is good. */
  abstract open(stage: Stage, cookies: string): Promise<Sealed | undefined>;
  /** The value of `Set-Cookie` that takes it away. */
  abstract clear(): string;
}
