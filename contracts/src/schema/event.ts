import type { z } from 'zod';

import { isPersonal } from './personal.js';

/** An event type: its name, the version of its schema, and what it says. */
export interface EventDefinition<
  Type extends string = string,
  Data extends z.ZodObject = z.ZodObject,
> {
  readonly type: Type;
  /** Grows with every published change of `data`; older versions are brought up by an upcaster. */
  readonly version: number;
  readonly data: Data;
  /** The field of `data` naming the person under whose key the personal fields are encrypted. */
  readonly subject: string | undefined;
  /** The same for stored events of versions that named another field, by version. */
  readonly formerSubjects: Readonly<Record<number, string>>;
  /**
   * True if the event also counts without its personal fields, once their person is forgotten. Any
   * other is refused then.
   */
  readonly countsWithoutPerson: boolean;
  /** Top-level fields of `data` that are personal. */
  readonly personalFields: readonly string[];
  /**
   * Those of them that histories leave out: they are read in one place alone, which people can have
   * them removed from.
   */
  readonly withheldFields: readonly string[];
}

/**
 * The event that a definition describes, as deciders and projections see it: decoded and parsed.
 */
export type EventOf<D extends EventDefinition> =
  D extends EventDefinition<infer Type, infer Data>
    ? { readonly type: Type; readonly data: Readonly<z.output<Data>> }
    : never;

/**
 * Declares an event. Published schemas are frozen: change means a new version.
 * @throws Error when a field is personal and no subject says whose it is.
 */
export function defineEvent<const Type extends string, Data extends z.ZodObject>(
  type: Type,
  version: number,
  data: Data,
  options: {
    subject?: keyof z.output<Data> & string;
    formerSubjects?: Readonly<Record<number, keyof z.output<Data> & string>>;
    countsWithoutPerson?: boolean;
    withheld?: readonly (keyof z.output<Data> & string)[];
  } = {},
): EventDefinition<Type, Data> {
  const personalFields = Object.entries(data.shape)
    .filter(([, field]) => isPersonal(field as z.ZodType))
    .map(([name]) => name);
  if (personalFields.length > 0 && options.subject === undefined) {
    throw new Error(`Event ${type} carries personal data but names no subject`);
  }
  const { subject, formerSubjects = {}, countsWithoutPerson = false, withheld = [] } = options;
  const about = { subject, formerSubjects, countsWithoutPerson };
  return { type, version, data, ...about, personalFields, withheldFields: withheld };
}

/** The field of an event of some version that names under whose key its personal fields lie. */
export function subjectFieldOf(
  { subject, formerSubjects }: Pick<EventDefinition, 'subject' | 'formerSubjects'>,
  version: number,
): string | undefined {
  return formerSubjects[version] ?? subject;
}
