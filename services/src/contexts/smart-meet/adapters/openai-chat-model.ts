import { z } from 'zod';

import { ChatModel, type Question } from '../ports/chat-model.js';
import { ServiceFault } from '../service-fault.js';
import { askService, type Service } from './ask-service.js';

const Completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});
/** Longest answer of a model, in tokens. */
const TOKENS_MAX = 4_000;

/** A model behind `/chat/completions`, as OpenAI, vLLM, Ollama and others serve it. */
export class OpenAiChatModel extends ChatModel {
  readonly isSetUp = true;

  constructor(
    private readonly service: Service,
    readonly name: string,
    override readonly tellsMood = false,
  ) {
    super();
  }

  async answer({ task, material, schema, schemaName, signal }: Question): Promise<unknown> {
    const body = {
      model: this.name,
      temperature: 0,
      max_tokens: TOKENS_MAX,
      messages: [
        { role: 'system', content: task },
        { role: 'user', content: material },
      ],
      response_format: {
        type: 'json_schema',
        json_schema: { name: schemaName, strict: true, schema },
      },
    };
    const answered = Completion.safeParse(
      await askService(this.service, {
        path: '/chat/completions',
        body: JSON.stringify(body),
        signal,
      }),
    );
    const content = answered.data?.choices[0]?.message.content;
    if (content === undefined) throw new ServiceFault('unusable', 'The answer has another form');
    try {
      return JSON.parse(content);
    } catch {
      throw new ServiceFault('unusable', 'What the model wrote is no JSON');
    }
  }
}
