import type { CallEvent } from '@foyer/contracts/calls';
import type { MissingDevice, VisitEndReason, VisitEvent } from '@foyer/contracts/visits';

import { at, portalId } from './noon.js';

/** The events of one visit, and of its call. */
export const visit = {
  smsCodeRequested: (visitId: string, codeId: string, seconds = 0): VisitEvent => ({
    type: 'SmsCodeRequested',
    data: {
      visitId,
      portalId,
      codeId,
      phoneNumber: '+491701234567',
      language: 'en',
      at: at(seconds),
      expiresAt: at(seconds + 600),
    },
  }),
  opened: (visitId: string, visitorName: string | null = null): VisitEvent => ({
    type: 'VisitOpened',
    data: { visitId, portalId, visitorName, language: 'de' },
  }),
  status: (
    visitId: string,
    status: 'IN_PERMISSION' | 'IN_START' | 'IN_WAITING' | 'IN_CALL' | 'IN_ERROR',
    note: string | null = null,
  ): VisitEvent => ({ type: 'VisitStatusChanged', data: { visitId, status, note } }),
  faultNoted: (visitId: string, note: string): VisitEvent => ({
    type: 'VisitFaultNoted',
    data: { visitId, note },
  }),
  devices: (visitId: string, ...missing: MissingDevice[]): VisitEvent => ({
    type: 'VisitDevicesNoted',
    data: { visitId, portalId, missing },
  }),
  returned: (visitId: string, toPortalId: string): VisitEvent => ({
    type: 'VisitReturnedToLine',
    data: { visitId, portalId: toPortalId, callId: visitId },
  }),
  ended: (visitId: string, reason: VisitEndReason): VisitEvent => ({
    type: 'VisitEnded',
    data: { visitId, reason },
  }),
};

export const call = {
  started: (visitId: string, agentId: string, seconds = 0): CallEvent => ({
    type: 'CallStarted',
    data: {
      callId: visitId,
      origin: { kind: 'queue', id: visitId, portalId, agentId },
      participants: [
        { joinerId: agentId, joinerType: 'User', role: 'moderator' },
        { joinerId: visitId, joinerType: 'Guest', role: 'guest' },
      ],
      startedAt: at(seconds),
    },
  }),
};
