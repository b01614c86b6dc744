import { createHash } from 'node:crypto';

interface Spoken {
  readonly callId: string;
  readonly speakerId: string;
  readonly utteranceId: string;
}

/**
 * The id under which a stretch of speech is kept, a UUID. Pages mint `utteranceId`, which counts
 * for its speaker in its call alone.
 */
export function keptIdOf({ callId, speakerId, utteranceId }: Spoken): string {
  const hash = createHash('sha256').update(`${callId}:${speakerId}:${utteranceId}`).digest('hex');
  const part = (from: number, to: number) => hash.slice(from, to);
  // Version 8: what a UUID is that is made by a rule of one's own.
  return `${part(0, 8)}-${part(8, 12)}-8${part(13, 16)}-8${part(17, 20)}-${part(20, 32)}`;
}
