import type { InjectionToken } from '@nestjs/common';

/** A symbol of the container, with the type of its value; see {@link need}. */
export interface TypedToken<T> {
  readonly token: symbol;
  /** Only there for the type. */
  readonly type?: T;
}

/** A class, abstract ones included, or a {@link TypedToken}. */
export type Needed<T = unknown> = (abstract new (...args: never[]) => T) | TypedToken<T>;

/**
 * Ports, stores and services that a declaration asks the container for, by the names that it gives
 * them.
 */
export type Needs = Readonly<Record<string, Needed>>;

/** The values of the container for {@link Needs}. */
export type Instances<N extends Needs> = {
  readonly [K in keyof N]: N[K] extends abstract new (...args: never[]) => infer T
    ? T
    : N[K] extends TypedToken<infer T>
      ? T
      : never;
};

/** Names the value under a symbol: `need<ReadStore>(READ_STORE)`. */
export function need<T>(token: symbol): TypedToken<T> {
  return { token };
}

/** The tokens of needs, in the order in which {@link instancesOf} takes their values. */
export function tokensOf(needs: Needs): InjectionToken[] {
  return Object.values(needs).map((needed) => ('token' in needed ? needed.token : needed));
}

/** Gives each instance its name. */
export function instancesOf<N extends Needs>(needs: N, given: readonly unknown[]): Instances<N> {
  const entries = Object.keys(needs).map((name, index) => [name, given[index]] as const);
  return Object.fromEntries(entries) as Instances<N>;
}
