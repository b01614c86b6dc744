import type { Language } from '@foyer/contracts/identity';
import type { RatingType } from '@foyer/contracts/portals';
import type { MissingDevice, RecordingAnswer, VisitEvent } from '@foyer/contracts/visits';

import type { PhoneCheck } from '../phone-codes/phone-check.js';

/** One visitor's way through a portal. */
export type Visit =
  | {
      readonly stage: 'none';
      readonly phone: PhoneCheck | null;
      /** True if the expected visitor is forgotten: the id is not given to another person. */
      readonly forgotten: boolean;
    }
  | ({
      readonly stage: 'arriving' | 'waiting' | 'inCall';
      readonly status: 'IN_PERMISSION' | 'IN_START' | 'IN_WAITING' | 'IN_CALL' | 'IN_ERROR';
    } & Way)
  | ({
      readonly stage: 'ended';
      readonly rated: Rated | null;
      readonly reason: EndReason | null;
    } & Way);

type EndReason = Extract<VisitEvent, { type: 'VisitEnded' }>['data']['reason'];

interface Way {
  /** The current portal of the visitor. */
  readonly portalId: string;
  /**
   * The portal through which the visitor came in; another portal's line may have taken over since.
   */
  readonly entryId: string;
  /** The id of the running call, or of the next one. The first call has the id of the visit. */
  readonly callId: string;
  readonly language: Language;
  /**
   * The e-mail for a link back to the kept place; null if there is none, or its text is erased too.
   */
  readonly email: string | null;
  /**
   * The number for a text message with the link, in E.164; null if there is none, or it is erased
   * too.
   */
  readonly phoneNumber: string | null;
  /** Which numbers it was ever to be texted to; what is forgotten of them still counts. */
  readonly numbers: readonly string[];
  /** How often the visitor has gone and kept the place. */
  readonly timesKept: number;
  /** The devices that the visitor comes without. */
  readonly missing: readonly MissingDevice[];
  /** How often that was noted. */
  readonly timesNoted: number;
  /** How often the visitor's page has moved from one of its first steps to the other. */
  readonly timesStepped: number;
  /** The newest answer to the portal's question about a recording; null without one. */
  readonly recording: RecordingAnswer | null;
  /** How often the visitor has answered it. */
  readonly timesAnswered: number;
}

/** The rating of a visit; words may be added after the rating, once. */
export interface Rated {
  readonly rating: number | null;
  /** The question that was answered. */
  readonly ratingType: RatingType;
  readonly hasWords: boolean;
}

export const noVisit: Visit = { stage: 'none', phone: null, forgotten: false };

export function evolveVisit(visit: Visit, event: VisitEvent): Visit {
  switch (event.type) {
    case 'VisitOpened': {
      const { visitId, portalId, language } = event.data;
      const way = { portalId, entryId: portalId, callId: visitId, language };
      const notKept = { email: null, phoneNumber: null, numbers: [], timesKept: 0 };
      const missing: readonly MissingDevice[] = [];
      const answered = { recording: null, timesAnswered: 0 };
      const told = { missing, timesNoted: 0, timesStepped: 0, ...answered };
      return { stage: 'arriving', ...way, ...notKept, ...told, status: 'IN_PERMISSION' };
    }
    case 'VisitStatusChanged':
      return withStatus(visit, event.data.status);
    case 'VisitEnded':
      if (visit.stage === 'none') return visit;
      return { stage: 'ended', ...wayOf(visit), rated: null, reason: event.data.reason };
    case 'VisitRated':
      return visit.stage === 'ended' ? { ...visit, rated: ratedBy(event.data) } : visit;
    case 'VisitReturnedToLine': {
      if (visit.stage === 'none' || visit.stage === 'ended') return visit;
      const { portalId, callId } = event.data;
      return { ...wayOf(visit), portalId, callId, stage: 'waiting', status: 'IN_WAITING' };
    }
    case 'VisitPlaceKept':
      return visit.stage === 'none'
        ? visit
        : withPlaceKept(visit, { email: event.data.email, phoneNumber: null });
    case 'VisitPlaceKeptByText':
      return visit.stage === 'none'
        ? visit
        : withPlaceKept(visit, { email: null, phoneNumber: event.data.phoneNumber });
    case 'SmsCodeRequested': {
      const { visitId: _, language: __, at: requestedAt, ...code } = event.data;
      const phone = { ...code, requestedAt, tries: 0, verifiedUntil: null };
      return visit.stage === 'none' ? { ...visit, phone } : visit;
    }
    case 'SmsCodeTried':
      return withPhone(visit, { tries: event.data.attempt });
    case 'SmsCodeVerified':
      return withPhone(visit, { verifiedUntil: event.data.expiresAt });
    case 'VisitDevicesNoted':
      return visit.stage === 'none'
        ? visit
        : { ...visit, missing: event.data.missing, timesNoted: visit.timesNoted + 1 };
    case 'VisitRecordingAnswered':
      return visit.stage === 'none'
        ? visit
        : { ...visit, recording: event.data.answer, timesAnswered: visit.timesAnswered + 1 };
    case 'VisitHandedOver':
    case 'VisitMessageLeft':
    case 'VisitOriginNoted':
    case 'VisitPhoneNoted':
    case 'VisitFaultNoted':
    case 'PersonForgotten':
      return visit.stage === 'none' ? { stage: 'none', phone: null, forgotten: true } : visit;
    case 'PersonErased':
      return visit;
  }
}

type Under = Exclude<Visit, { readonly stage: 'none' }>;

function withPlaceKept(visit: Under, to: Pick<Way, 'email' | 'phoneNumber'>): Visit {
  const { phoneNumber: next } = to;
  const isNew = next !== null && !visit.numbers.includes(next);
  const numbers = isNew ? [...visit.numbers, next] : visit.numbers;
  return { ...visit, ...to, numbers, timesKept: visit.timesKept + 1 };
}

function withPhone(visit: Visit, more: Partial<PhoneCheck>): Visit {
  if (visit.stage !== 'none' || visit.phone === null) return visit;
  return { ...visit, phone: { ...visit.phone, ...more } };
}

type Rating = Extract<VisitEvent, { type: 'VisitRated' }>['data'];

/** Words that can no longer be read were words. */
const ratedBy = ({ rating, ratingType, comment }: Rating): Rated => ({
  ...{ rating, ratingType },
  hasWords: comment !== '',
});

type StatusChanged = Extract<VisitEvent, { type: 'VisitStatusChanged' }>;

function withStatus(visit: Visit, status: StatusChanged['data']['status']): Visit {
  if (visit.stage === 'none' || visit.stage === 'ended') return visit;
  const way = wayOf(visit);
  switch (status) {
    case 'IN_PERMISSION':
    case 'IN_START':
      return { stage: 'arriving', ...way, timesStepped: way.timesStepped + 1, status };
    case 'IN_WAITING':
      return { stage: 'waiting', ...way, status };
    case 'IN_CALL':
      return { stage: 'inCall', ...way, status };
    case 'IN_ERROR':
      // A page that fails does not end the call: the visitor may begin again and come back to it.
      return { stage: visit.stage === 'inCall' ? 'inCall' : 'arriving', ...way, status };
    case 'IN_END':
      return { stage: 'ended', ...way, rated: null, reason: null };
  }
}

function wayOf(visit: Way): Way {
  const { portalId, entryId, callId, language, email, phoneNumber, numbers } = visit;
  const { timesKept, missing, timesNoted, timesStepped, recording, timesAnswered } = visit;
  const kept = { email, phoneNumber, numbers, timesKept };
  const told = { missing, timesNoted, timesStepped, recording, timesAnswered };
  return { portalId, entryId, callId, language, ...told, ...kept };
}
