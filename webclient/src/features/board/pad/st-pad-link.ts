import { ST_FRAME_MAX, StFrame, type StResponse } from '@foyer/contracts/local';

import { PadFault } from './pad-fault.js';

/** The part of a browser's `WebSocket` that is used. */
export interface PadSocket {
  onopen: (() => void) | null;
  onclose: (() => void) | null;
  onmessage: ((event: { readonly data: unknown }) => void) | null;
  send(text: string): void;
  close(): void;
}

type StEvent = Extract<StFrame, { TOKEN_TYPE: 'TOKEN_TYPE_SEND' }>;

interface Waiting {
  readonly command: string;
  readonly answer: (response: StResponse) => void;
  readonly fail: (fault: PadFault) => void;
}

/**
 * The connection to the service of a pad. Answers carry no number, so only one request is under way
 * at a time. An event that makes it unclear to which request an answer belongs ends the connection.
 */
export class StPadLink {
  #waiting: Waiting | null = null;
  #last: Promise<unknown> = Promise.resolve();
  #ended: PadFault | null = null;
  /** Told of what happens at the pad. */
  onEvent: (event: StEvent) => void = () => undefined;
  /** Called once if the connection ends without a request of this page. */
  onEnded: (fault: PadFault) => void = () => undefined;

  private constructor(private readonly socket: PadSocket) {}

  /** @throws PadFault `none` where nothing answers in time, in milliseconds */
  static connect(socket: PadSocket, withinMs: number): Promise<StPadLink> {
    const link = new StPadLink(socket);
    return new Promise((resolve, reject) => {
      const give = () => {
        socket.close();
        reject(new PadFault('none'));
      };
      const timer = setTimeout(give, withinMs);
      socket.onopen = () => {
        clearTimeout(timer);
        socket.onclose = () => link.#end(new PadFault('lost'));
        resolve(link);
      };
      socket.onclose = () => {
        clearTimeout(timer);
        reject(new PadFault('none'));
      };
      socket.onmessage = ({ data }) => link.#hear(data);
    });
  }

  /**
   * Asks the service for something, after what was asked before. An answer may say that it failed,
   * by its return code.
   * @throws PadFault
   */
  request(
    command: string,
    parameters: Readonly<Record<string, string>>,
    withinMs: number,
  ): Promise<StResponse> {
    const asked = this.#last.then(() => this.#ask(command, parameters, withinMs));
    this.#last = asked.catch(() => undefined);
    return asked;
  }

  /** Ends the connection and reports no more events of it. */
  close(): void {
    this.onEnded = () => undefined;
    this.#end(new PadFault('lost'));
  }

  #ask(
    command: string,
    parameters: Readonly<Record<string, string>>,
    withinMs: number,
  ): Promise<StResponse> {
    return new Promise((resolve, reject) => {
      if (this.#ended) {
        reject(this.#ended);
        return;
      }
      const timer = setTimeout(() => this.#end(new PadFault('slow', command)), withinMs);
      const done = () => {
        clearTimeout(timer);
        this.#waiting = null;
      };
      this.#waiting = {
        command: `TOKEN_CMD_${command}`,
        answer: (response) => {
          done();
          resolve(response);
        },
        fail: (fault) => {
          done();
          reject(fault);
        },
      };
      const named = Object.entries(parameters).map(([name, value]) => [
        `TOKEN_PARAM_${name}`,
        value,
      ]);
      const said = { TOKEN_TYPE: 'TOKEN_TYPE_REQUEST', TOKEN_CMD: `TOKEN_CMD_${command}` };
      this.socket.send(JSON.stringify({ ...said, ...Object.fromEntries(named) }));
    });
  }

  #hear(data: unknown): void {
    if (this.#ended) return;
    const frame = readFrame(data);
    if (frame === null) this.#end(new PadFault('malformed'));
    else if (frame.TOKEN_TYPE === 'TOKEN_TYPE_SEND') this.onEvent(frame);
    else if (this.#waiting?.command === frame.TOKEN_CMD_ORIGIN) this.#waiting.answer(frame);
  }

  #end(fault: PadFault): void {
    if (this.#ended) return;
    this.#ended = fault;
    this.#waiting?.fail(fault);
    this.socket.close();
    this.onEnded(fault);
  }
}

function readFrame(data: unknown): StFrame | null {
  if (typeof data !== 'string' || data.length > ST_FRAME_MAX) return null;
  try {
    return StFrame.parse(JSON.parse(data));
  } catch {
    // Not of this protocol.
    return null;
  }
}
