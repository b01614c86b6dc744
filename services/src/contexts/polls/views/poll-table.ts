import type { PollDocument } from '@foyer/projections/polls';

import { csvLine } from '#platform/http';
import { votersOf, type Names } from './shown-poll.js';

const WORDS = {
  en: { answer: 'Answer', votes: 'Votes', voters: 'Voters', withheld: 'not counted' },
  de: { answer: 'Antwort', votes: 'Stimmen', voters: 'Abstimmende', withheld: 'nicht gezählt' },
} as const;

/** The result of a closed poll as a table in CSV: one row for each answer. */
export function pollTable(
  poll: PollDocument,
  names: Names,
  language: keyof typeof WORDS,
): readonly string[] {
  const words = WORDS[language];
  const isOpenBallot = poll.ballot === 'open';
  const voters = votersOf(poll, names);
  const rows = poll.options.map((option, at) => [
    option,
    poll.counts === null ? words.withheld : String(poll.counts[at] ?? 0),
    ...(isOpenBallot ? [(voters[at] ?? []).join(', ')] : []),
  ]);
  const head = [words.answer, words.votes, ...(isOpenBallot ? [words.voters] : [])];
  return [[poll.question ?? ''], head, ...rows].map((row) => csvLine(row, language));
}
