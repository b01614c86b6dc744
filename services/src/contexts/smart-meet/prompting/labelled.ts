import type { UtteranceDocument } from '@foyer/projections/smart-meet';

/**
 * A stretch of speech as a model is shown it: under a short label, its speaker by number and by no
 * name.
 */
export interface LabelledUtterance {
  /** For example `u12`. */
  readonly label: string;
  /** For example `S2`. */
  readonly speaker: string;
  readonly text: string;
}

/** The objects that labels represent. */
export interface Labelled {
  readonly utterances: readonly LabelledUtterance[];
  /** Ids of stretches of speech by label. */
  readonly ids: ReadonlyMap<string, string>;
  /** Speakers by number: joiner ids by `S1` and so on, in the order in which they first spoke. */
  readonly speakers: Readonly<Record<string, string>>;
}

/**
 * A token such as `[S2]`, which identifies speakers in minutes alone: a person who says it would
 * speak as another.
 */
const TOKEN = /\[\s*(S\s*\d+)\s*\]/gi;

/** Names of people and ids are kept from the model: what it makes cites labels. */
export function labelled(said: readonly UtteranceDocument[]): Labelled {
  const numbers = new Map<string, string>();
  const ids = new Map<string, string>();
  const utterances = said.map(({ _id, speakerId, text }, index) => {
    const speaker = numbers.get(speakerId) ?? `S${numbers.size + 1}`;
    numbers.set(speakerId, speaker);
    const label = `u${index + 1}`;
    ids.set(label, _id);
    return { label, speaker, text: text.replace(TOKEN, '($1)') };
  });
  const speakers = Object.fromEntries([...numbers].map(([id, number]) => [number, id]));
  return { utterances, ids, speakers };
}
