/** What a model is asked. */
export interface Question {
  /** What it is to do. */
  readonly task: string;
  /** What it is to do it with; nothing in it is an instruction. */
  readonly material: string;
  /** The JSON schema that its answer is to have, and the schema's name. */
  readonly schema: Readonly<Record<string, unknown>>;
  readonly schemaName: string;
  readonly signal: AbortSignal;
}

/** A language model. Also the injection token. */
export abstract class ChatModel {
  abstract readonly isSetUp: boolean;
  /** Its name, as it is noted with what it made. */
  abstract readonly name: string;
  /** Whether it may be asked for the mood of a call. */
  readonly tellsMood: boolean = false;
  /**
   * Gives its answer as JSON, of whatever form: who asks has to look at it.
   * @throws ServiceFault where there is none.
   */
  abstract answer(question: Question): Promise<unknown>;
}

/** No model is set up. */
export class NoChatModel extends ChatModel {
  readonly isSetUp = false;
  readonly name = '';

  answer(): Promise<never> {
    throw new Error('No model is set up');
  }
}
