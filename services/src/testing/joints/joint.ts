import type { Part } from './parts.js';
import type { Scene } from './scene.js';

/** A state in which a feature is when something else happens. */
export interface JointState {
  readonly name: string;
  readonly has: readonly Part[];
  /** The state by which events are played that befall other parts of this one. */
  readonly alike?: string;
  readonly make: (scene: Scene) => Promise<void>;
}

/** Something that happens then. */
export interface JointEvent {
  readonly name: string;
  readonly befalls: Part;
  /** Types of events that it causes and that end a right. */
  readonly ends: readonly string[];
  /** Codes that refuse it by a rule of the product: nothing may have changed then. */
  readonly refusals?: readonly string[];
  /** True if the program must be one of several nodes. */
  readonly needsNodes?: boolean;
  readonly happen: (scene: Scene) => Promise<unknown>;
}

/** A code with which the product refused; undefined where it did as asked. */
export function refusalOf(answer: unknown): string | undefined {
  const { body, ok, code } = (answer ?? {}) as {
    readonly body?: { readonly errors?: { readonly code?: string } } | null;
    readonly ok?: boolean;
    readonly code?: string;
  };
  return ok === false ? code : body?.errors?.code;
}
