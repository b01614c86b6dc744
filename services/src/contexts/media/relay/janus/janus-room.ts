import { randomBytes, randomUUID } from 'node:crypto';

import { pictureLimits } from '@foyer/contracts/calls';
import type { VideoRoomHandle } from 'janode/plugins/videoroom';

import type { JanusEndpoint } from './janus-endpoint.js';
import type { JanusStay } from './janus-stay.js';

/**
 * The most that a room lets any of its publishers send, in bits per second; each one is given a
 * bound of its own.
 */
const BITRATE = Math.max(...Object.values(pictureLimits).map(({ bitrate }) => bitrate));

const secret = (): string => randomBytes(24).toString('base64url');

/**
 * The private room of one call. Its pin, its secret and the tokens of its publishers never leave
 * the server. Browsers speak to the server only, and a person who finds out about a room cannot
 * enter it.
 */
export class JanusRoom {
  readonly id = randomUUID();
  readonly pin = secret();
  readonly #secret = secret();
  readonly #admin: VideoRoomHandle;

  /** Resolves when the room is there. */
  readonly ready: Promise<void>;

  constructor({ admin, endpoint }: JanusStay) {
    this.#admin = admin;
    this.ready = this.#create(endpoint);
    // A caller who needs the room receives the failure; until then no one may be listening.
    this.ready.catch(() => undefined);
  }

  /** Makes a token that lets its holder publish. */
  async admit(): Promise<string> {
    await this.ready;
    const token = secret();
    const { id: room } = this;
    await this.#admin.allow({ room, secret: this.#secret, action: 'add', list: [token] });
    return token;
  }

  async expel(token: string): Promise<void> {
    const { id: room } = this;
    await this.#admin.allow({ room, secret: this.#secret, action: 'remove', list: [token] });
  }

  /** Stops passing on a part of a publisher's stream, or passes it on again. */
  async moderate(feed: string, mid: string, mute: boolean): Promise<void> {
    const of = { room: this.id, secret: this.#secret, id: feed };
    await this.#admin.message({ request: 'moderate', ...of, mid, mute });
  }

  /**
   * Unmakes the room; with another handle where the one that made it is void. A room that seemed to
   * fail may be there all the same, when only the word of it was lost.
   */
  async destroy(admin = this.#admin): Promise<void> {
    await admin.destroy({ room: this.id, secret: this.#secret });
  }

  async #create({ adminKey, recordings }: JanusEndpoint): Promise<void> {
    await this.#admin.create({
      room: this.id,
      admin_key: adminKey,
      secret: this.#secret,
      pin: this.pin,
      is_private: true,
      permanent: false,
      // A receiver identifies its owner by the private id of a participant who is inside.
      require_pvtid: true,
      max_publishers: 64,
      bitrate: BITRATE,
      bitrate_cap: true,
      audiocodec: 'opus',
      videocodec: 'h264,vp8',
      notify_joining: false,
      // Recording happens only on request.
      record: false,
      ...(recordings !== undefined && { rec_dir: recordings }),
    });
    // The list of tokens cannot be given at creation: janode drops it.
    await this.#admin.allow({ room: this.id, secret: this.#secret, action: 'enable' });
  }
}
