import { setImmediate as nextTurn, setTimeout as delay } from 'node:timers/promises';

import type { Connection, Session } from 'janode';

import type { Log } from '#platform/observability';
import { addressOf, secretsOf, type JanusEndpoint } from './janus-endpoint.js';
import { JanusRoom } from './janus-room.js';
import type { JanusStay } from './janus-stay.js';
import { MessageGuard } from './message-guard.js';
import { latePart } from '#platform/late-part';

const janode = latePart(() => import('janode'));
const videoRoomPlugin = latePart(() => import('janode/plugins/videoroom'));

export interface JanusLinkOptions {
  /** The operator's name for this Janus. */
  readonly name: string;
  /** The present address of Janus; undefined while it is not running. */
  readonly endpoint: () => JanusEndpoint | undefined;
  readonly log: Pick<Log, 'info' | 'warn' | 'debug'>;
  /** How often Janus is asked for a sign of life, and how long it may take to give one. */
  readonly heartbeatMs?: number;
  readonly patienceMs?: number;
  /** How long connecting may take. */
  readonly connectMs?: number;
  /** Pause before the second attempt to connect; doubles up to `pauseMaxMs`. */
  readonly pauseMs?: number;
  readonly pauseMaxMs?: number;
  /**
   * The time without Janus after which the operator receives the reason; a start or a restart of it
   * takes less.
   */
  readonly complainAfterMs?: number;
}

/**
 * The one connection to Janus. It reconnects automatically for as long as it is not closed. It
 * notices at once a Janus whose process ended, and after a heartbeat and its patience one that
 * hangs.
 */
export class JanusLink {
  readonly #options: Required<JanusLinkOptions>;
  readonly #closing = new AbortController();
  #stay: JanusStay | undefined;
  #running: Promise<void> | undefined;
  #onUp: (stay: JanusStay) => void = () => undefined;
  #onDown: () => void = () => undefined;

  constructor(options: JanusLinkOptions) {
    this.#options = {
      heartbeatMs: 500,
      patienceMs: 1_500,
      connectMs: 5_000,
      pauseMs: 200,
      pauseMaxMs: 1_000,
      complainAfterMs: 3_000,
      ...options,
    };
  }

  get stay(): JanusStay | undefined {
    return this.#stay;
  }

  start(onUp: (stay: JanusStay) => void, onDown: () => void): void {
    this.#onUp = onUp;
    this.#onDown = onDown;
    this.#running = this.#run();
  }

  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    let pause = this.#options.pauseMs;
    let complainAt = performance.now() + this.#options.complainAfterMs;
    while (!signal.aborted) {
      try {
        if (await this.#visit()) {
          pause = this.#options.pauseMs;
          complainAt = performance.now() + this.#options.complainAfterMs;
        }
      } catch (error) {
        if (performance.now() >= complainAt) {
          // Only once: further attempts are logged, if at all, at a more detailed level.
          complainAt = Infinity;
          this.#complain(error);
        } else {
          this.#options.log.debug('Janus cannot be used', { err: error });
        }
      }
      await delay(pause, undefined, { signal }).catch(() => undefined);
      pause = Math.min(pause * 2, this.#options.pauseMaxMs);
    }
  }

  #complain(error: unknown): void {
    // A failed connection is reported by an event of the socket, which is no Error.
    const { message: reason = error } = error as { message?: unknown };
    const { name: relay } = this.#options;
    const endpoint = this.#options.endpoint();
    const url = endpoint && addressOf(endpoint);
    this.#options.log.warn('Janus cannot be used', { relay, url, reason });
  }

  /** Connects and stays until the connection is lost. @returns whether it came to a stay at all */
  async #visit(): Promise<boolean> {
    const endpoint = this.#options.endpoint();
    if (endpoint === undefined) return false;
    const guard = new MessageGuard(secretsOf(endpoint));
    const connection = await connect(endpoint, guard, this.#options.connectMs);
    try {
      const lost = lossOf(connection);
      const settling = settle(connection, endpoint).catch((error: unknown) => {
        throw guard.fault ?? error;
      });
      const stay = await this.#within(settling, this.#options.connectMs);
      this.#stay = stay;
      const { name: relay } = this.#options;
      this.#options.log.info('Janus is connected', { relay, url: addressOf(endpoint) });
      this.#onUp(stay);
      await Promise.race([lost, this.#heartbeat(stay.session)]);
      return true;
    } finally {
      await this.#part(connection, guard.fault);
    }
  }

  async #part(connection: Connection, fault: Error | undefined): Promise<void> {
    const stay = this.#stay;
    this.#stay = undefined;
    if (this.#closing.signal.aborted) {
      // Handles end with their session, so that Janus is not left sending to no one.
      if (stay !== undefined) await this.#within(stay.session.destroy()).catch(() => undefined);
    } else if (stay !== undefined) {
      const { name: relay } = this.#options;
      const because = fault === undefined ? {} : { reason: fault.message };
      const url = addressOf(stay.endpoint);
      this.#options.log.warn('Janus is gone', { relay, url, ...because });
      this.#onDown();
    }
    connection.close().catch(() => undefined);
  }

  /** Resolves when Janus no longer gives a sign of life, or when the link is to close. */
  async #heartbeat(session: Session): Promise<void> {
    const { signal } = this.#closing;
    while (!signal.aborted) {
      await delay(this.#options.heartbeatMs, undefined, { signal }).catch(() => undefined);
      try {
        await this.#within(session.sendRequest({ janus: 'keepalive' }));
      } catch {
        return;
      }
    }
  }

  /**
   * @throws Error when a promise takes longer than patience lasts. A turn of the event loop is
   * allowed after the time, so that an answer that waits behind a stall of this process is not
   * missed.
   */
  async #within<T>(work: Promise<T>, ms = this.#options.patienceMs): Promise<T> {
    const done = new AbortController();
    const late = delay(ms, undefined, { signal: done.signal })
      .then(() => nextTurn())
      .then(() => Promise.reject(new Error('Janus does not answer')));
    try {
      return await Promise.race([work, late]);
    } finally {
      done.abort();
      late.catch(() => undefined);
    }
  }
}

async function connect(
  endpoint: JanusEndpoint,
  guard: MessageGuard,
  timeoutMs: number,
): Promise<Connection> {
  const { default: Janode } = await janode();
  // janode writes to the console on its own; what matters of it comes as errors and events.
  Janode.Logger.setLevel('none');
  return Janode.connect({
    address: {
      url: endpoint.url,
      ...(endpoint.apiSecret === undefined ? {} : { apisecret: endpoint.apiSecret }),
    },
    max_retries: 0,
    ws_options: {
      handshakeTimeout: timeoutMs,
      finishRequest: (request, socket) => {
        guard.watch(socket);
        request.end();
      },
    },
  });
}

async function settle(connection: Connection, endpoint: JanusEndpoint): Promise<JanusStay> {
  const { default: VideoRoom } = await videoRoomPlugin();
  const session = await connection.create();
  const videoRoom = () => session.attach(VideoRoom);
  const stay = { session, videoRoom, admin: await videoRoom(), endpoint };
  await tryRooms(stay);
  return stay;
}

/**
 * A Janus that lets the server in may still refuse rooms: for its admin_key, or for ids that are no
 * numbers.
 */
async function tryRooms(stay: JanusStay): Promise<void> {
  const room = new JanusRoom(stay);
  await room.ready;
  await room.destroy();
}

const lossOf = (connection: Connection): Promise<void> =>
  new Promise((resolve) => {
    connection.once('connection_closed', () => resolve());
    connection.once('connection_error', () => resolve());
  });
