import { mediaCheckMessages, MEDIA_CHECK_MS } from '@foyer/contracts/calls';
import type { MediaPath } from '@foyer/contracts/devices';

import type { Channel } from '#wire/channel.js';
import { browserConnection } from './call-context.js';
import { qualityOf } from './quality.js';
import { readSent } from './stats.js';

/** Limits of time for finding addresses, for connecting, and for measuring, in milliseconds. */
const GATHERING_MS = 1_500;
const CONNECTING_MS = 4_000;
const MEASURING_MS = 2_000;

/**
 * Sends what would be sent in a call to the media server for a few seconds, and says how it gets
 * there. Takes at most {@link MEDIA_CHECK_MS}.
 * @returns null if it is not known before a call, which then travels directly
 * @throws ApiError where the server cannot be asked
 */
export async function checkPath(
  channel: Channel,
  tracks: readonly MediaStreamTrack[],
  aborted: AbortSignal,
): Promise<MediaPath | null> {
  const { relay, iceServers } = await channel.emit(mediaCheckMessages.getMediaPath, {});
  if (relay !== 'janus' || aborted.aborted) return null;
  const connection = browserConnection(iceServers);
  let close = () => connection.close();
  // A closed connection answers nothing any more: what was asked of it would be waited for without end.
  const closed = new Promise<MediaPath>((resolve) => {
    close = () => {
      connection.close();
      resolve('unreachable');
    };
  });
  aborted.addEventListener('abort', close);
  const tooLong = setTimeout(close, MEDIA_CHECK_MS);
  try {
    return await Promise.race([measure(connection, channel, tracks), closed]);
  } finally {
    clearTimeout(tooLong);
    aborted.removeEventListener('abort', close);
    close();
  }
}

async function measure(
  connection: RTCPeerConnection,
  channel: Channel,
  tracks: readonly MediaStreamTrack[],
): Promise<MediaPath> {
  for (const track of tracks) connection.addTransceiver(track, { direction: 'sendonly' });
  if (tracks.length === 0) connection.addTransceiver('audio', { direction: 'sendonly' });
  await connection.setLocalDescription();
  await until(connection, 'icegatheringstatechange', GATHERING_MS, () => isGathered(connection));
  const sdpOffer = connection.localDescription?.sdp ?? '';
  const { sdpAnswer } = await channel.emit(mediaCheckMessages.checkMediaPath, { sdpOffer });
  await connection.setRemoteDescription({ type: 'answer', sdp: sdpAnswer });
  const isUp = () => connection.connectionState === 'connected';
  await until(connection, 'connectionstatechange', CONNECTING_MS, isUp);
  if (!isUp()) return 'unreachable';
  await until(connection, 'connectionstatechange', MEASURING_MS, () => !isUp());
  if (!isUp()) return 'unreachable';
  const { lossOut, roundTripMs, limitedBy } = readSent(await connection.getStats());
  const { cause } = qualityOf({ arriving: true, lossIn: 0, lossOut, roundTripMs, limitedBy });
  if (cause === 'interrupted') return 'unreachable';
  return cause === 'upload' ? 'loss' : cause;
}

const isGathered = ({ iceGatheringState }: RTCPeerConnection) => iceGatheringState === 'complete';

/** Waits until something is so, as told by an event, or its time is over. */
function until(
  connection: RTCPeerConnection,
  event: 'icegatheringstatechange' | 'connectionstatechange',
  withinMs: number,
  isSo: () => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      connection.removeEventListener(event, look);
      resolve();
    };
    const look = () => {
      if (isSo()) done();
    };
    const timer = setTimeout(done, withinMs);
    connection.addEventListener(event, look);
    look();
  });
}
