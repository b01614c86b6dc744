import type { Channel } from '@foyer/contracts/schema';

/** Rooms whose actors other nodes, and the process of background jobs, must know. */
const SHARED: Readonly<Partial<Record<Channel, RegExp>>> = {
  application: /^(?:member|visit|device):/,
  conference: /^call:/,
  monitoring: /^device:/,
};

export const isShared = (channel: Channel, room: string): boolean =>
  SHARED[channel]?.test(room) === true;

/** The name of a room in the set of all channels' rooms. */
export const roomName = (channel: Channel, room: string): string => `${channel} ${room}`;

/** The parts of a {@link roomName}. */
export function roomOf(name: string): { readonly channel: Channel; readonly room: string } {
  const space = name.indexOf(' ');
  return { channel: name.slice(0, space) as Channel, room: name.slice(space + 1) };
}
