import type { Allowance } from './allowance.js';

/**
 * An offer in which nothing is sent but what is allowed: the other browser takes no more than what
 * it was offered.
 */
export function withoutTracks(sdpOffer: string, allowance: Allowance): string {
  return sdpOffer
    .split(/(?=^m=)/m)
    .map((part) => {
      const isHeld =
        (part.startsWith('m=audio ') && !allowance.audio) ||
        (part.startsWith('m=video ') && !allowance.video);
      return isHeld ? inactive(part) : part;
    })
    .join('');
}

/** Also where it says nothing of its direction, or says it twice. */
function inactive(part: string): string {
  return `${part.replace(/^a=(?:sendrecv|sendonly|recvonly|inactive)\r?\n/gm, '')}a=inactive\r\n`;
}
