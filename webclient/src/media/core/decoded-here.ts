import type { PictureCodec } from '@foyer/contracts/calls';

import { debug } from '../../debug.js';
import { decodedOf } from './codec-order.js';

const CODEC = /^a=rtpmap:\d+ ([\w-]+)\//gm;

/** The codecs in a description of pictures, under the names of a browser's lists. */
const codecsIn = (sdp: string) =>
  [...sdp.matchAll(CODEC)].map(([, name = '']) => ({ mimeType: `video/${name}` }));

/**
 * Returns how pictures may be coded so that this browser can show them; undefined where it does not
 * tell.
 *
 * Its offer is read, because the list of its capabilities may name a codec of a missing plugin:
 * Firefox 140 lists H264 without OpenH264, and never offers it.
 */
export async function decodedHere(): Promise<PictureCodec[] | undefined> {
  if (typeof RTCPeerConnection !== 'function') return undefined;
  const connection = new RTCPeerConnection();
  try {
    connection.addTransceiver('video', { direction: 'recvonly' });
    const { sdp = '' } = await connection.createOffer();
    return decodedOf(codecsIn(sdp));
  } catch (error) {
    debug('media', 'codecs not known', error);
    return undefined;
  } finally {
    connection.close();
  }
}
