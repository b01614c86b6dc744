import { v5 } from 'uuid';

import type { Desk } from '../desk/state.js';

const CONSULT = '2c0b8f0a-0f57-5f0c-9d1f-0b7f3d6f6a11';

/** A ring at a desk as devices show it: by ids alone. */
export interface RingingNotice {
  readonly noticeId: string;
  readonly kind: 'rings' | 'consults';
  readonly portalId?: string;
  readonly callId: string;
  readonly until: string;
}

/** @param offerEnds until when an offer rings, which its desk does not know */
export function ringingNotice(
  { engagement }: Pick<Desk, 'engagement'>,
  offerEnds: string,
): RingingNotice | undefined {
  if (engagement.kind === 'offered') {
    const { offerId: noticeId, portalId, visitId: callId } = engagement;
    return { noticeId, kind: 'rings', portalId, callId, until: offerEnds };
  }
  if (engagement.kind !== 'consulted') return undefined;
  const { callId, expiresAt: until } = engagement;
  // A colleague may ask again from the same call.
  return { noticeId: v5(`${callId} ${until}`, CONSULT), kind: 'consults', callId, until };
}
