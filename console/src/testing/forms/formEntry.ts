import type { ServedCall } from '../serveCalls.js';

export type Fields = Readonly<Record<string, unknown>>;

/** The entered value: several values are ticked or chosen together. */
export type Value = string | number | boolean | readonly string[] | File;

/** An entry that is sent or shown again as something else than what was typed. */
export interface Typed {
  readonly value: Value;
  /** The sent values, by path. */
  readonly sends?: Fields;
  /** The value that its field shows in the reopened form; null if there is nothing to compare. */
  readonly again?: Value | null;
}

export interface Answer {
  readonly status?: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}
export type Answers = Readonly<Record<string, (call: ServedCall) => Answer>>;

/** A form of the console, as one who fills it in and the server behind it know it. */
export interface FormEntry {
  /** The address of the form. */
  readonly path: string;
  /** Tells it from others at the same address. */
  readonly variant?: string;
  /** The file that it stands in. */
  readonly by: string;
  /** Opens it on its page. */
  readonly open?: () => Promise<void>;
  /** The button that saves it. */
  readonly save?: string;
  /** Opens it again on its page, which it closes on before it is sent. */
  readonly reopen?: () => Promise<void>;
  /** True if its fields are one value to others, which is taken over as a whole. */
  readonly isOne?: true;
  /**
   * Set where the page itself offers or checks each value before: a refusal of the server is said
   * once, and at no input.
   */
  readonly refused?: 'as a whole';
  /** Answers a question that comes before it is saved. */
  readonly confirm?: () => Promise<void>;
  /** The record of the server at the opening; a form for a new record begins empty. */
  readonly record?: Fields;
  /** How the call begins that reads it, and the one that saves it. */
  readonly reads?: string;
  readonly saves: string;
  /** The schema of what is sent. */
  readonly body: unknown;
  /** The schema of its fields, where a body holds more than them. */
  readonly fields?: unknown;
  /** Returns the fields of a body; by default the whole body. */
  readonly fieldsIn?: (body: Fields) => Fields;
  /** The place of its fields within a body, as the server names them: `legal.`. */
  readonly within?: string;
  /** How the server shows what it has. */
  readonly shown?: (record: Fields) => Answer;
  /** How it answers a save, where that is not how it shows it. */
  readonly saved?: (record: Fields) => Answer;
  /** Each field that can be filled in, by its name or else its label. */
  readonly typed: Readonly<Record<string, Value | Typed>>;
  /** True if it can be left without a question, as a single choice is no loss. */
  readonly leaves?: 'freely';
  /** The value that others saved meanwhile, if it must differ to be distinguished. */
  readonly theirs?: Fields;
  /** True if a change of one field is asked about with any other: they mean nothing alone. */
  readonly together?: true;
  /**
   * How a refusal because of it is called; null where a change of one takes nothing back of
   * another.
   */
  readonly refusal?: string | null;
  /** True if its call takes all fields, also untouched ones. */
  readonly isWhole?: true;
  /** The other answers for its page. */
  readonly also?: Answers;
}

export const nameOf = ({ path, variant }: FormEntry): string =>
  variant === undefined ? path : `${path} (${variant})`;

const isTyped = (entry: Value | Typed): entry is Typed =>
  typeof entry === 'object' && 'value' in entry;

/** The entered, the sent and the later shown value of a field. */
export function entryOf(key: string, entry: Value | Typed): Required<Typed> {
  const { value, sends, again } = isTyped(entry) ? entry : ({ value: entry } as Typed);
  return { value, sends: sends ?? { [key]: value }, again: again === undefined ? value : again };
}

/** A list as the console's data provider reads it. */
export const listOf = (...records: readonly object[]): Answer => ({
  body: records,
  headers: { 'content-range': `records 0-${records.length}/${records.length}` },
});
