import { accepted, type Decision } from '@foyer/contracts/decision';
import type { NoticeKind, PushNoticeEvent } from '@foyer/contracts/web-push';

/** One matter that browsers of a member are to show. */
export interface PushNotice {
  readonly status: 'none' | 'shown' | 'over';
  /** How often it was shown since it last came up. */
  readonly times: number;
  /** Of the last time; null before the first one. */
  readonly kind: NoticeKind | null;
  readonly callId: string | null;
  readonly subscriptionIds: readonly string[];
}

export const noPushNotice: PushNotice = {
  status: 'none',
  times: 0,
  kind: null,
  callId: null,
  subscriptionIds: [],
};

export function evolvePushNotice(notice: PushNotice, { type, data }: PushNoticeEvent): PushNotice {
  if (type === 'PushNoticeEnded') return { ...notice, status: 'over', times: 0 };
  const { kind, nth, callId, subscriptionId } = data;
  const subscriptionIds = [...new Set([...notice.subscriptionIds, subscriptionId])];
  return { status: 'shown', kind, callId, times: nth, subscriptionIds };
}

export interface NewNotice {
  readonly noticeId: string;
  readonly memberId: string;
  readonly kind: NoticeKind;
  readonly portalId?: string;
  readonly callId?: string;
  readonly count?: number;
  /** How often it will have been shown then; once by default. */
  readonly nth?: number;
  /** It is of no use later. */
  readonly until: string;
}

/** Kinds that follow how things stand: the same matter comes up again. */
const COMES_UP_AGAIN: ReadonlySet<NoticeKind> = new Set(['waits']);

/** Has browsers show a notice, unless it was shown so often already, or is over for good. */
export function raiseNotice(
  { status, times }: PushNotice,
  { noticeId, memberId, kind, portalId, callId, count, nth = 1, until }: NewNotice,
  subscriptionIds: readonly string[],
): Decision<readonly PushNoticeEvent[]> {
  const isOver = status === 'over' && !COMES_UP_AGAIN.has(kind);
  if (isOver || times >= nth) return accepted([]);
  const data = {
    ...{ noticeId, memberId, kind, nth, until },
    ...{ portalId: portalId ?? null, callId: callId ?? null, count: count ?? null },
  };
  return accepted(
    subscriptionIds.map((subscriptionId) => ({
      type: 'PushNoticeDue',
      data: { ...data, subscriptionId },
    })),
  );
}

/** Takes a notice away where it is shown. */
export function endNotice(
  { status }: PushNotice,
  data: { readonly noticeId: string; readonly memberId: string; readonly until: string },
): Decision<readonly PushNoticeEvent[]> {
  return accepted(status === 'shown' ? [{ type: 'PushNoticeEnded', data }] : []);
}
