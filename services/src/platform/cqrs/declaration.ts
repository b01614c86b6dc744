import type { Provider } from '@nestjs/common';

const DECLARATION = Symbol('declaration');

export type DeclarationKind = 'command' | 'query' | 'reaction' | 'job' | 'live-view';

/** Something that a context declares and its module provides. */
export interface Declaration<Kind extends DeclarationKind = DeclarationKind> {
  readonly [DECLARATION]: {
    readonly kind: Kind;
    readonly name: string;
    readonly providers: readonly Provider[];
  };
}

/** Makes a value a declaration. */
export function declare<Kind extends DeclarationKind, T extends object>(
  value: T,
  declaration: Declaration<Kind>[typeof DECLARATION],
): T & Declaration<Kind> {
  return Object.assign(value, { [DECLARATION]: declaration });
}

/**
 * A list of declarations, or a module taken whole:
 * `import * as commands from './commands/index.js'`.
 */
export type Declared<Kind extends DeclarationKind> =
  | readonly Declaration<Kind>[]
  | Readonly<Record<string, unknown>>;

/** The providers of all declarations of a kind; other exports of a module are ignored. */
export function providersOf<Kind extends DeclarationKind>(
  kind: Kind,
  declared: Declared<Kind>,
): Provider[] {
  const declarations = Object.values(declared).filter(isDeclaration);
  const ofKind = new Set(declarations.filter((one) => one[DECLARATION].kind === kind));
  return [...ofKind].flatMap((one) => one[DECLARATION].providers);
}

function isDeclaration(value: unknown): value is Declaration {
  const isThing = (typeof value === 'object' && value !== null) || typeof value === 'function';
  return isThing && DECLARATION in value;
}

/** The providers of one declaration, for another that is made of it. */
export function declarationProviders(one: Declaration): readonly Provider[] {
  return one[DECLARATION].providers;
}
