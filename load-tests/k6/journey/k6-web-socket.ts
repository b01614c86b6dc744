import { Counter } from 'k6/metrics';
import { WebSocket, type ErrorEvent, type MessageEvent } from 'k6/websockets';

/** Longer than any server that is alive waits with its first word, in milliseconds. */
const FIRST_WORD_MS = 3_000;

/** Connections that were rebuilt because k6 missed the server's first message. */
const unheard = new Counter('first_words_unheard');

/**
 * A WebSocket to a server that speaks first. k6 1.8 can receive a message together with the
 * answer to the handshake. It drops the message if it reads it before it has called the
 * connection open. The loss happens once in a thousand times on a busy machine. No message was
 * sent on such a connection, so another one can take its place.
 */
class SpokenToWebSocket {
  onopen: (() => void) | null = null;
  onmessage: ((event?: MessageEvent) => void) | null = null;
  onerror: ((event?: ErrorEvent) => void) | null = null;
  onclose: (() => void) | null = null;
  binaryType = 'arraybuffer';
  #socket: WebSocket;

  constructor(url: string) {
    this.#socket = this.#open(url, () => this.onopen?.());
  }

  send(data: string): void {
    this.#socket.send(data);
  }

  close(): void {
    this.#socket.close();
  }

  #open(url: string, onOpen: () => void): WebSocket {
    const socket = new WebSocket(url);
    let silence = 0;
    socket.onopen = () => {
      silence = setTimeout(() => {
        unheard.add(1);
        socket.onclose = () => undefined;
        socket.close();
        this.#socket = this.#open(url, () => undefined);
      }, FIRST_WORD_MS);
      onOpen();
    };
    socket.onmessage = (event) => {
      clearTimeout(silence);
      this.onmessage?.(event);
    };
    socket.onerror = (event) => this.onerror?.(event);
    socket.onclose = () => {
      clearTimeout(silence);
      this.onclose?.();
    };
    return socket;
  }
}

// socket.io's client looks for the browser's WebSocket when it is loaded; k6 has one, but as a
// module.
Object.assign(globalThis, { WebSocket: SpokenToWebSocket });
