import { cleanLine } from '@foyer/contracts/schema';
import { UTTERANCE_MAX } from '@foyer/contracts/smart-meet';
import { z } from 'zod';

import { ServiceFault } from '../service-fault.js';
import { SpeechRecognizer, type SpeechPiece } from '../ports/speech-recognizer.js';
import { askService, type Service } from './ask-service.js';

const Transcription = z.object({ text: z.string() });

/** Speech behind `/audio/transcriptions`, as OpenAI, Speaches, LocalAI and others serve it. */
export class OpenAiSpeechRecognizer extends SpeechRecognizer {
  readonly isSetUp = true;

  constructor(
    private readonly service: Service,
    private readonly model: string,
  ) {
    super();
  }

  async recognize({ content, mediaType, language, signal }: SpeechPiece): Promise<string> {
    const form = new FormData();
    const file = new Blob([new Uint8Array(content)], { type: mediaType });
    form.set('file', file, `speech.${mediaType.split('/')[1]}`);
    form.set('model', this.model);
    form.set('language', language.slice(0, 2));
    form.set('response_format', 'json');
    const answered = Transcription.safeParse(
      await askService(this.service, { path: '/audio/transcriptions', body: form, signal }),
    );
    if (!answered.success) throw new ServiceFault('unusable', 'The answer has another form');
    return cleanLine(answered.data.text.replace(/\s+/g, ' ')).slice(0, UTTERANCE_MAX);
  }
}
