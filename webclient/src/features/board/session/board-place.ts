import type { Channel } from '#wire/channel.js';

/** The place of a board, and the user who looks at it. */
export interface BoardPlace {
  /** The channel `whiteboard` over the connection of the call. */
  readonly channel: Channel;
  readonly whiteboardId: string;
  readonly selfId: string;
}
