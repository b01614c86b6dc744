import { z } from 'zod';

const Address = z
  .url({ protocol: /^https?$/, error: 'an address such as https://ai.example.org/v1' })
  // No request is sent to such an address: a key is a setting of its own.
  .refine((url) => !hasCredentials(url), 'an address without a user or password');
const Key = z.string().min(1).max(500).optional();
const Model = z.string().min(1).max(200);

/** The part of the environment about transcripts and summaries. */
export const smartMeetSettings = {
  SPEECH_URL: Address.optional().describe(
    'an OpenAI-compatible service, up to /v1, that turns speech into text for browsers that cannot; by default none',
  ),
  SPEECH_KEY: Key.describe('the key for SPEECH_URL, where it needs one'),
  SPEECH_MODEL: Model.default('whisper-1').describe('the model at SPEECH_URL'),
  SUMMARY_URL: Address.optional().describe(
    'an OpenAI-compatible service, up to /v1, that makes summaries and translations of transcripts; by default none',
  ),
  SUMMARY_KEY: Key.describe('the key for SUMMARY_URL, where it needs one'),
  SUMMARY_MODEL: Model.default('gpt-4o-mini').describe('the model at SUMMARY_URL'),
  SUMMARY_MOOD: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      'on has the mood of a call as a whole summarized; never that of one person. By default off',
    ),
} as const;

function hasCredentials(url: string): boolean {
  if (!URL.canParse(url)) return false;
  const { username, password } = new URL(url);
  return username !== '' || password !== '';
}
