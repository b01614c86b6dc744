import { SPEECH_PIECE_MS } from '@foyer/contracts/smart-meet';

import { watchLevel } from '../core/audio-level.js';

/** The media types that browsers can record, the best first. */
const TYPES = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
type PieceType = (typeof TYPES)[number];
/** The level below which there is no speech, and sound is not sent. */
const SPOKEN_LEVEL = 0.12;
const BITS_PER_SECOND = 24_000;

/** A piece of speech that can be played alone. */
export interface SpeechPiece {
  readonly mediaType: PieceType;
  /** Base64. */
  readonly content: string;
  readonly durationMs: number;
}

function recordable(): PieceType | undefined {
  if (!('MediaRecorder' in globalThis)) return undefined;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type));
}

/** True if this browser can record pieces of speech. */
export const canRecord = (): boolean => recordable() !== undefined;

/**
 * Records the microphone in pieces, and passes on those that contain speech. @returns How to stop.
 */
export function recordPieces(
  track: MediaStreamTrack,
  onPiece: (piece: SpeechPiece) => void,
): () => void {
  const mediaType = recordable();
  if (!mediaType) return () => undefined;
  let isStopped = false;
  let loudest = 0;
  const stopLevel = watchLevel(track, (level) => {
    loudest = Math.max(loudest, level);
  });
  let recorder: MediaRecorder | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Each piece is a file of its own: the later ones of one recording have no beginning that could
  // be read.
  const next = () => {
    if (isStopped || track.readyState === 'ended') return;
    const begun = performance.now();
    loudest = 0;
    recorder = new MediaRecorder(new MediaStream([track]), {
      mimeType: mediaType,
      audioBitsPerSecond: BITS_PER_SECOND,
    });
    recorder.ondataavailable = ({ data }) => {
      const durationMs = Math.round(performance.now() - begun);
      const wasSpoken = loudest >= SPOKEN_LEVEL;
      next();
      if (isStopped || !wasSpoken || data.size === 0) return;
      void base64Of(data).then((content) => {
        if (!isStopped) onPiece({ mediaType, content, durationMs });
      });
    };
    recorder.start();
    const recording = recorder;
    timer = setTimeout(() => recording.state === 'recording' && recording.stop(), SPEECH_PIECE_MS);
  };
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    stopLevel();
    if (recorder?.state === 'recording') recorder.stop();
  };
}

async function base64Of(data: Blob): Promise<string> {
  const bytes = new Uint8Array(await data.arrayBuffer());
  let binary = '';
  for (const byte of bytes) binary += String.fromCodePoint(byte);
  return btoa(binary);
}
