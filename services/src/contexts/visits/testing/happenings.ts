import type { Availability, BreakKind } from '@foyer/contracts/identity';
import type { CallLogic, PortalEvent, RatingType } from '@foyer/contracts/portals';
import type { DeskEvent, LineEvent, OfferEndReason, PlacedReason } from '@foyer/contracts/visits';

import { at, portalId } from './noon.js';

export { after, at } from './noon.js';
export { call, visit } from './visit-happenings.js';

const created: PortalEvent = {
  type: 'PortalCreated',
  data: { portalId, name: 'Front desk', shortlink: 'front-desk', timeZone: 'Europe/Berlin' },
};
const closed = (...memberIds: string[]): PortalEvent[] => [
  created,
  ...memberIds.map((memberId): PortalEvent => ({
    type: 'PortalMemberAdded',
    data: { portalId, memberId },
  })),
];
const open = (...memberIds: string[]): PortalEvent[] => [
  ...closed(...memberIds),
  { type: 'PortalActivated', data: { portalId } },
];

const set = (group: string, changes: object): PortalEvent =>
  ({ type: 'PortalSettingsChanged', data: { portalId, group, changes } }) as PortalEvent;

export const admission = {
  closed,
  open,
  deleted: [...open(), { type: 'PortalDeleted', data: { portalId } }] as PortalEvent[],
  asksName: {
    type: 'PortalVisitorNameAsked',
    data: { portalId, askClientName: true },
  } as PortalEvent,
  asksSmsCode: set('general', { smsCodeRequired: true }),
  asksToRate: (ratingType: RatingType): PortalEvent => ({
    type: 'PortalFeedbackChanged',
    data: { portalId, enabled: true, ratingType },
  }),
  asksToRecord: (optInMessage: string, optInMessageEn = ''): PortalEvent =>
    set('recording', { showOptInMessage: true, optInMessage, optInMessageEn }),
  chooses: (callLogic: CallLogic): PortalEvent => ({
    type: 'PortalCallLogicChanged',
    data: { portalId, callLogic },
  }),
};

export const line = {
  joined: (visitId: string, seconds = 0): LineEvent => ({
    type: 'VisitorJoinedLine',
    data: { portalId, visitId, joinedAt: at(seconds) },
  }),
  wentAway: (visitId: string, seconds: number): LineEvent => ({
    type: 'VisitorWentAway',
    data: { portalId, visitId, awaySince: at(seconds) },
  }),
  cameBack: (visitId: string): LineEvent => ({
    type: 'VisitorCameBack',
    data: { portalId, visitId },
  }),
  placed: (
    visitId: string,
    joinedAt: string,
    waitingSince: string,
    because: PlacedReason,
    agentId: string | null,
    seconds: number,
  ): LineEvent => ({
    type: 'VisitorPlacedInLine',
    data: {
      ...{ portalId, visitId, joinedAt, waitingSince, because },
      ...{ fromPortalId: portalId, agentId, at: at(seconds) },
    },
  }),
  left: (visitId: string, reason: 'left' | 'absent' | 'portal-closed' = 'left'): LineEvent => ({
    type: 'VisitorLeftLine',
    data: { portalId, visitId, reason },
  }),
  pickedOutOfTurn: (visitId: string, agentId: string, reason: string): LineEvent => ({
    type: 'VisitorPickedOutOfTurn',
    data: { portalId, visitId, agentId, reason },
  }),
  movedToFront: (
    visitId: string,
    joinedAt: string,
    movedBy: string,
    reason: string,
  ): LineEvent => ({
    type: 'VisitorMovedToFront',
    data: { portalId, visitId, joinedAt, movedBy, reason },
  }),
  offered: (visitId: string, agentId: string, offerId: string, seconds = 15): LineEvent => ({
    type: 'VisitorOffered',
    data: {
      portalId,
      visitId,
      offerId,
      agentId,
      expiresAt: at(seconds),
      callLogic: 'fewer-breaks',
      seed: 0,
      chosenBecause: 'only-candidate',
      candidates: [{ agentId, breaksToday: 0, lastCallEndedAt: null, idleMs: null }],
      notAsked: [],
    },
  }),
  offerEnded: (
    visitId: string,
    agentId: string,
    offerId: string,
    reason: OfferEndReason,
    seconds = 0,
  ): LineEvent => ({
    type: 'OfferEnded',
    data: { portalId, visitId, offerId, agentId, reason, at: at(seconds) },
  }),
  taken: (
    visitId: string,
    agentId: string,
    offerId: string | null,
    waitedMs: number,
  ): LineEvent => ({
    type: 'VisitorTaken',
    data: { portalId, visitId, agentId, offerId, waitedMs },
  }),
};

export const desk = {
  opened: (memberId: string, seconds = 0): DeskEvent => ({
    type: 'DeskOpened',
    data: { memberId, at: at(seconds) },
  }),
  closed: (
    memberId: string,
    reason: 'signed-out' | 'connection-lost' | 'deactivated',
    seconds = 0,
  ): DeskEvent => ({ type: 'DeskClosed', data: { memberId, reason, at: at(seconds) } }),
  lost: (memberId: string, seconds = 0): DeskEvent => ({
    type: 'DeskConnectionLost',
    data: { memberId, lostSince: at(seconds) },
  }),
  restored: (memberId: string, seconds = 0): DeskEvent => ({
    type: 'DeskConnectionRestored',
    data: { memberId, at: at(seconds) },
  }),
  set: (
    memberId: string,
    availability: Availability,
    seconds = 0,
    breakKind: BreakKind | null = null,
  ): DeskEvent => ({
    type: 'AvailabilityChanged',
    data: { memberId, availability, breakKind, since: at(seconds) },
  }),
  busy: (memberId: string, seconds = 0): DeskEvent => ({
    type: 'CallStatusChanged',
    data: { memberId, callStatus: 'busy', at: at(seconds) },
  }),
  free: (memberId: string, seconds = 0): DeskEvent => ({
    type: 'CallStatusChanged',
    data: { memberId, callStatus: 'available', at: at(seconds) },
  }),
  offered: (memberId: string, visitId: string, offerId: string, seconds = 15): DeskEvent => ({
    type: 'AgentOffered',
    data: { memberId, portalId, visitId, offerId, expiresAt: at(seconds) },
  }),
  offerEnded: (memberId: string, offerId: string, reason: OfferEndReason): DeskEvent => ({
    type: 'AgentOfferEnded',
    data: { memberId, offerId, reason },
  }),
  notResponding: (memberId: string, offerId: string, seconds = 0): DeskEvent => ({
    type: 'AgentNotResponding',
    data: { memberId, offerId, at: at(seconds) },
  }),
  responding: (memberId: string, seconds = 0): DeskEvent => ({
    type: 'AgentResponding',
    data: { memberId, at: at(seconds) },
  }),
  wrapUpStarted: (memberId: string, callId: string, seconds: number, until: number): DeskEvent => ({
    type: 'AgentWrapUpStarted',
    data: { memberId, callId, portalId, at: at(seconds), endsAt: at(until) },
  }),
  wrapUpEnded: (
    memberId: string,
    callId: string,
    reason: 'done' | 'expired',
    seconds: number,
  ): DeskEvent => ({
    type: 'AgentWrapUpEnded',
    data: { memberId, callId, reason, at: at(seconds) },
  }),
  engaged: (memberId: string, visitId: string): DeskEvent => ({
    type: 'AgentEngaged',
    data: { memberId, visitId, callId: visitId },
  }),
  freed: (memberId: string, callId: string, seconds = 0): DeskEvent => ({
    type: 'AgentFreed',
    data: { memberId, callId, at: at(seconds) },
  }),
};
