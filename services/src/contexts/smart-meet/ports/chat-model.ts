/** A request to a model. */
export interface Question {
  /** The instructions. */
  readonly task: string;
  /** The data to work on; no part of it is an instruction. */
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
  /** True if it tells the mood of a call on request. */
  readonly tellsMood: boolean = false;
  /**
   * Returns its answer as JSON, of any form: the caller must check it.
   * @throws ServiceFault if there is none.
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
