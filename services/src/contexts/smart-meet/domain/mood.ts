import type { CitedLine, SummaryLines } from '@foyer/contracts/smart-meet';

import { namesIn } from './facts/names.js';
import { tokensIn } from './facts/facts.js';

/** Words for one person, with which a mood would be that of a single person. */
const ONE_PERSON =
  /(?<!\p{L})(?:he|she|him|his|her|hers|customer|client|caller|visitor|guest|agent|advisor|adviser|employee|speaker|er|ihm|ihn|seine?[mnrs]?|kund(?:e|en|in)|anrufer(?:in)?|besucher(?:in)?|gast|berater(?:in)?|mitarbeiter(?:in)?|agentin|sprecher(?:in)?|host|person)(?!\p{L})/iu;

/**
 * Lines about the mood of a call as a whole. Those about one person are dropped: that name one, by
 * number, name or part, or go back to the words of a single one.
 */
export function moodOfCall(
  lines: readonly CitedLine[],
  speakerOf: (utteranceId: string) => string | undefined,
): readonly CitedLine[] {
  return lines.filter(({ text, citations }) => {
    const speakers = new Set(citations.map(speakerOf));
    const isOfOne = tokensIn(text).length > 0 || ONE_PERSON.test(text);
    return (
      speakers.size > 1 && !isOfOne && namesIn(text, 'en').every((name) => !isPersonal(name, text))
    );
  });
}

/** German nouns have capitals, too; a given name and a family name are two of them in a row. */
const isPersonal = (name: string, text: string) =>
  new RegExp(`(?:\\p{Lu}\\p{L}+ ${name}|${name} \\p{Lu}\\p{L}+)`, 'u').test(text);

/**
 * Lines of a summary that may be kept or shown, also of one that was made when moods of people
 * were.
 */
export function withoutMoodOfOne(
  lines: SummaryLines,
  tellsMood: boolean,
  said: readonly { readonly _id: string; readonly speakerId: string }[],
): SummaryLines {
  const speakers = new Map(said.map(({ _id, speakerId }) => [_id, speakerId]));
  const sentiment = tellsMood ? moodOfCall(lines.sentiment, (id) => speakers.get(id)) : [];
  return { ...lines, sentiment: [...sentiment] };
}
