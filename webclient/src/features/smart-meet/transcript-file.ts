import type { LiveTranscript } from '@foyer/contracts/smart-meet';

type Said = Pick<LiveTranscript, 'displayName' | 'baseText' | 'startTime' | 'endTime'>;

const two = (value: number, digits = 2) => String(value).padStart(digits, '0');

/** A moment of a call, as WebVTT writes it. */
export function stamp(ms: number): string {
  const whole = Math.max(0, Math.round(ms));
  const [seconds, minutes] = [Math.floor(whole / 1000), Math.floor(whole / 60_000)];
  const clock = [Math.floor(minutes / 60), minutes % 60, seconds % 60].map((one) => two(one));
  return `${clock.join(':')}.${two(whole % 1000, 3)}`;
}

const sinceStart = (at: string, start: string) => Date.parse(at) - Date.parse(start);

/** A transcript as text: a line for each stretch of speech. */
export function asText(said: readonly Said[], start: string, unnamed: string): string {
  return said
    .map(({ displayName, baseText, startTime }) => {
      const at = stamp(sinceStart(startTime, start)).slice(0, 8);
      return `[${at}] ${displayName ?? unnamed}: ${baseText}\n`;
    })
    .join('');
}

const MARKUP = { '&': '&amp;', '<': '&lt;', '>': '&gt;' } as const;
/** Spoken text and names must not become markup; an arrow would end a cue's text. */
const plain = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[&<>]/g, (one) => MARKUP[one as keyof typeof MARKUP]);

/** The same as WebVTT, with who speaks as voices. */
export function asCaptions(said: readonly Said[], start: string, unnamed: string): string {
  const cues = said.map(({ displayName, baseText, startTime, endTime }) => {
    const from = sinceStart(startTime, start);
    const to = Math.max(sinceStart(endTime, start), from + 1);
    const voice = plain(displayName ?? unnamed);
    return `${stamp(from)} --> ${stamp(to)}\n<v ${voice}>${plain(baseText)}\n`;
  });
  return ['WEBVTT\n', ...cues].join('\n');
}
