/** As much of the Web Speech API as is used; its types are not among those of the DOM. */
export interface RecognitionLike {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  onresult: ((event: RecognitionResults) => void) | null;
  onspeechstart: (() => void) | null;
  onerror: ((event: { readonly error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  abort(): void;
}

interface RecognitionResults {
  readonly resultIndex: number;
  readonly results: ArrayLike<
    ArrayLike<{ readonly transcript: string }> & { readonly isFinal: boolean }
  >;
}

type Recognition = new () => RecognitionLike;

interface Speaking {
  readonly SpeechRecognition?: Recognition;
  readonly webkitSpeechRecognition?: Recognition;
}

function recognition(): Recognition | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as Speaking;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

/** True if this browser itself turns speech into text. */
export const canRecognize = (): boolean => recognition() !== undefined;

/** @throws Error where the browser cannot, see {@link canRecognize}. */
export function newRecognition(): RecognitionLike {
  const Found = recognition();
  if (!Found) throw new Error('This browser recognizes no speech');
  return new Found();
}
