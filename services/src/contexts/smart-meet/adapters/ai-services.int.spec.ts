import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import { openChatModel, openSpeechRecognizer } from '../open-services.js';
import type { ChatModel } from '../ports/chat-model.js';
import { ServiceFault } from '../service-fault.js';
import type { SpeechRecognizer } from '../ports/speech-recognizer.js';
import { AiService, type AiFault } from '../testing/ai-service.js';

let service: AiService;
let model: ChatModel;
let recognizer: SpeechRecognizer;
beforeAll(async () => {
  service = await AiService.start();
  model = openChatModel(service.environment, { withinMs: 2_000 });
  recognizer = openSpeechRecognizer(service.environment, { withinMs: 2_000 });
});
afterAll(() => service.close());
beforeEach(() => void service.requests.splice(0));

const piece = {
  content: Buffer.from('sound'),
  mediaType: 'audio/webm',
  language: 'de-DE',
} as const;
const signal = new AbortController().signal;
const question = {
  ...{ task: 'Translate.', material: '{"lines":[{"id":"a","text":"b"}]}' },
  ...{ schema: { type: 'object' }, schemaName: 'translation', signal },
};
/** The requests to both services, each by its port. */
const ports = [
  ['a model', () => model.answer(question)],
  ['a recognizer of speech', () => recognizer.recognize(piece)],
] as const;

describe.each(ports)('%s', (_name, ask) => {
  test.each<[string, AiFault, ServiceFault['reason'], boolean]>([
    ['does not answer', 'silence', 'no-answer', true],
    ['breaks off', 'breaks-off', 'no-answer', true],
    ['is overloaded', { status: 429 }, 'overloaded', true],
    ['fails', { status: 500 }, 'overloaded', true],
    ['does not take the key', { status: 401 }, 'refused', false],
    ['does not know the model', { status: 404 }, 'refused', false],
    ['answers with what is no JSON', { body: 'certainly!' }, 'unusable', true],
    ['answers in another form', { body: '{"error":{}}' }, 'unusable', true],
    ['answers without end', 'huge', 'unusable', true],
  ])('that %s is told as such', async (_what, fault, reason, isPassing) => {
    service.faults.push(fault);
    const error = await ask().then(
      () => undefined,
      (caught: unknown) => caught,
    );
    expect(error).toBeInstanceOf(ServiceFault);
    expect(error).toMatchObject({ reason, isPassing });
    // No part of a sent request comes into the logs.
    expect(String(error)).not.toMatch(/key|sound|Translate/);
  });
});

test('a model is asked with its key for an answer of the schema', async () => {
  expect(await model.answer(question)).toEqual({ lines: [{ id: 'a', text: 'translated: b' }] });
  const [asked] = service.requests;
  expect(asked?.path).toBe('/v1/chat/completions');
  expect(asked?.headers.authorization).toBe('Bearer summary-key');
  expect(JSON.parse(String(asked?.body))).toMatchObject({
    model: 'test-model',
    messages: [{ role: 'system' }, { role: 'user', content: question.material }],
    response_format: { type: 'json_schema', json_schema: { strict: true } },
  });
});

test('a recognizer is sent the sound with its language, and gives a line of text', async () => {
  service.heard = ' Guten\nMorgen ';
  expect(await recognizer.recognize(piece)).toBe('Guten Morgen');
  const [asked] = service.requests;
  expect(asked?.path).toBe('/v1/audio/transcriptions');
  expect(asked?.headers.authorization).toBe('Bearer speech-key');
  const sent = String(asked?.body);
  expect(sent).toContain('filename="speech.webm"');
  expect(sent).toMatch(/name="language"\s+de\s/);
  service.heard = 'x'.repeat(5_000);
  expect(await recognizer.recognize(piece)).toHaveLength(1_000);
});

test.each(['SUMMARY_URL', 'SPEECH_URL'])('%s with a password is refused, and not told', (name) => {
  const open = name === 'SUMMARY_URL' ? openChatModel : openSpeechRecognizer;
  for (const user of ['kim:hidden', 'hidden', ':hidden']) {
    const environment = { [name]: `https://${user}@ai.example.org/v1` };
    expect(() => open(environment)).toThrow(
      `${name} cannot be used: an address without a user or password`,
    );
    expect(() => open(environment)).not.toThrow(/hidden/);
  }
});

test('has no service if none is set up', () => {
  expect(openChatModel({}).isSetUp).toBe(false);
  expect(openSpeechRecognizer({}).isSetUp).toBe(false);
});
