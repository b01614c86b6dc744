import type { Language } from '@foyer/contracts/identity';

/** Texts by key, as deep as their keys have points. */
export interface Texts {
  readonly [key: string]: string | Texts | undefined;
}

/** The German names of events, by the recorded name; English uses the recorded name itself. */
export type EventNames = Readonly<Record<'event', Readonly<Record<string, string>>>>;

/**
 * The modules that the texts of a part of the console are loaded from: each exports them by the
 * name of its language.
 */
export type TextSources = {
  readonly [L in Language]: () => Promise<Readonly<Record<L, Texts>>>;
};

/** Keys that many parts contribute to; every other one belongs to one part. */
const COMMON: readonly string[] = ['resources', 'event', 'sentence'];

/**
 * All parts' texts as one catalogue.
 * @throws Error where two parts have the same text
 */
export function joinTexts(parts: readonly Texts[]): Texts {
  const all: Record<string, string | Texts | undefined> = {};
  for (const [key, value] of parts.flatMap((part) => Object.entries(part))) {
    const known = all[key];
    if (known === undefined) all[key] = value;
    else if (!COMMON.includes(key)) throw new Error(`Two parts have texts named ${key}`);
    else all[key] = joinRecords(known as Texts, value as Texts);
  }
  return all;
}

function joinRecords(some: Texts, others: Texts): Texts {
  const twice = Object.keys(others).find((key) => key in some);
  if (twice !== undefined) throw new Error(`Two parts have texts named ${twice}`);
  return { ...some, ...others };
}
