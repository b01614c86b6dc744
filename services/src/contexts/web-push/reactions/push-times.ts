import type { NoticeKind, PushNoticeEvent } from '@foyer/contracts/web-push';

/** No notice is of use for longer, in milliseconds. */
export const DAY_MS = 24 * 3_600_000;
/** A ring is over soon, and so are its tries. */
export const RETRIES = { firstMs: 1_000, maxMs: 60_000 };
/** A push service that does not answer holds up as few others as possible. */
export const AT_ONCE = 32;

/** Notices that a sleeping device is woken for. */
export const URGENT: readonly NoticeKind[] = ['rings', 'consults', 'waits', 'unattended', 'test'];

/** Pages name the notices of these for the call, and not for the offer. */
const BY_CALL: readonly NoticeKind[] = ['consults', 'waits'];

export const secondsUntil = (until: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(until) - now.getTime()) / 1_000));

/** The name under which browsers show it: that of the same matter on an open page. */
export const tagOf = (
  noticeId: string,
  { kind, callId }: { readonly kind: NoticeKind; readonly callId: string | null },
): string => (BY_CALL.includes(kind) ? (callId ?? noticeId) : noticeId);

/** A name of at most 32 characters, by which a push service replaces what it has not delivered. */
export const topicOf = (noticeId: string): string => noticeId.replaceAll('-', '').slice(0, 32);

/** The notices of one matter come to a browser in their order. */
export const lineOf = ({ data }: Extract<PushNoticeEvent, { type: 'PushNoticeDue' }>): string =>
  `${data.noticeId} ${data.subscriptionId}`;
