import type { smartMeetMessages } from '@foyer/contracts/smart-meet';
import type { PushOf } from '@foyer/contracts/schema';

type Said = PushOf<typeof smartMeetMessages.liveTranscript>;

/** A caption as it is shown. */
export interface CaptionLine {
  readonly id: string;
  readonly joinerId: string;
  readonly name: string;
  readonly text: string;
  readonly isFinal: boolean;
  /** When it changed last, in milliseconds. */
  readonly at: number;
}

/** A caption is read for so long, in milliseconds; one that is never finished goes as well. */
export const CAPTION_STAYS_MS = 8_000;
const LINES_MAX = 3;

/** Takes in what was said: a sentence grows where it stands, and of several the latest stay. */
export function withSaid(lines: readonly CaptionLine[], said: Said, at: number): CaptionLine[] {
  const { utteranceId: id, callJoinerId: joinerId, displayName: name, text, isFinal } = said;
  const line = { id, joinerId, name, text, isFinal, at };
  // An id is its speaker's own: what another says under it is another line.
  const isSame = (one: CaptionLine) => one.id === id && one.joinerId === joinerId;
  const before = lines.find(isSame);
  // An unfinished line may arrive after the finished one.
  if (before?.isFinal && !isFinal) return [...lines];
  if (before) return lines.map((one) => (isSame(one) ? line : one));
  // The next sentence of a speaker replaces their unfinished one.
  const others = lines.filter((one) => one.isFinal || one.joinerId !== joinerId);
  return [...others, line].slice(-LINES_MAX);
}

/** Those that may still be read. */
export function stillShown(lines: readonly CaptionLine[], now: number): readonly CaptionLine[] {
  const left = lines.filter(({ at }) => now - at < CAPTION_STAYS_MS);
  return left.length === lines.length ? lines : left;
}
