/** How often a level is read, in milliseconds. */
const EVERY_MS = 60;
/** Speech at an arm's length has about this much energy; it fills the meter. */
const FULL = 0.25;

let context: AudioContext | undefined;

/**
 * The only audio context of the page; browsers keep it suspended until the user has touched the
 * page.
 */
export function audioContext(): AudioContext | undefined {
  if (!('AudioContext' in globalThis)) return undefined;
  context ??= new AudioContext();
  return context;
}

/** Follows how loud a microphone is, from 0 to 1. @returns How to stop. */
export function watchLevel(track: MediaStreamTrack, onLevel: (level: number) => void): () => void {
  const audio = audioContext();
  if (!audio) return () => undefined;
  void audio.resume();
  const source = audio.createMediaStreamSource(new MediaStream([track]));
  const analyser = audio.createAnalyser();
  analyser.fftSize = 512;
  source.connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  let shown = 0;
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const energy = Math.sqrt(
      samples.reduce((sum, value) => sum + value * value, 0) / samples.length,
    );
    // Falls slower than it rises, so that the eye can follow.
    shown = Math.max(Math.min(1, Math.sqrt(energy / FULL)), shown * 0.85);
    onLevel(shown);
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    source.disconnect();
  };
}
