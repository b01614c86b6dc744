import { readSettings } from '#platform/config';
import type { Environment } from '#platform/tokens';
import { OpenAiChatModel } from './adapters/openai-chat-model.js';
import { OpenAiSpeechRecognizer } from './adapters/openai-speech-recognizer.js';
import { ChatModel, NoChatModel } from './ports/chat-model.js';
import { NoSpeechRecognizer, SpeechRecognizer } from './ports/speech-recognizer.js';
import { smartMeetSettings } from './smart-meet-settings.js';

/**
 * A sentence that is recognized late is of no use in a caption; a summary may take its time. In
 * milliseconds.
 */
const SPEECH_WITHIN_MS = 8_000;
const SUMMARY_WITHIN_MS = 120_000;

interface Patience {
  /** How long the service may take to answer, in milliseconds. */
  readonly withinMs?: number;
}

/** The model that is set up, if one is. */
export function openChatModel(environment: Environment, { withinMs }: Patience = {}): ChatModel {
  const { SUMMARY_URL, SUMMARY_KEY, SUMMARY_MODEL, SUMMARY_MOOD } = readSettings(
    smartMeetSettings,
    environment,
  );
  if (SUMMARY_URL === undefined) return new NoChatModel();
  const service = { url: SUMMARY_URL, key: SUMMARY_KEY, withinMs: withinMs ?? SUMMARY_WITHIN_MS };
  return new OpenAiChatModel(service, SUMMARY_MODEL, SUMMARY_MOOD === 'on');
}

/** Opens the service that turns speech into text, if one is set up. */
export function openSpeechRecognizer(
  environment: Environment,
  { withinMs }: Patience = {},
): SpeechRecognizer {
  const { SPEECH_URL, SPEECH_KEY, SPEECH_MODEL } = readSettings(smartMeetSettings, environment);
  if (SPEECH_URL === undefined) return new NoSpeechRecognizer();
  const service = { url: SPEECH_URL, key: SPEECH_KEY, withinMs: withinMs ?? SPEECH_WITHIN_MS };
  return new OpenAiSpeechRecognizer(service, SPEECH_MODEL);
}
