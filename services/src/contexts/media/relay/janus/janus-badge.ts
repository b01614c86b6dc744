import { randomUUID } from 'node:crypto';

import type { VideoRoomHandle } from 'janode/plugins/videoroom';

import type { JanusStay } from './janus-stay.js';
import type { JanusRoom } from './janus-room.js';

/**
 * A participant's presence in a room: a publisher that never publishes. Its private id, which stays
 * on the server, is what receivers of this participant are let in by, also when the participant
 * sends nothing; its token lets publish.
 */
export class JanusBadge {
  private constructor(
    readonly token: string,
    readonly privateId: number,
    private readonly handle: VideoRoomHandle,
    private readonly room: JanusRoom,
  ) {}

  static async issue(stay: JanusStay, room: JanusRoom): Promise<JanusBadge> {
    const token = await room.admit();
    const handle = await stay.videoRoom();
    try {
      const feed = randomUUID();
      const joined = await handle.joinPublisher({ room: room.id, feed, pin: room.pin, token });
      return new JanusBadge(token, joined.private_id, handle, room);
    } catch (error) {
      await handle.detach().catch(() => undefined);
      throw error;
    }
  }

  /** The token goes first: without it no one comes back in. */
  async withdraw(): Promise<void> {
    await this.room.expel(this.token);
    await this.drop();
  }

  /** For a room that goes as a whole. */
  async drop(): Promise<void> {
    await this.handle.detach();
  }
}
