import { defineCommand, Rejected, stream } from '#platform/cqrs';
import { transferVisitor, type TransferVisitor as Transfer } from './transfer-visitor.js';
import { admissionAt } from '../visit/admission-at.service.js';
import { TRIES } from './ringing.service.js';
import { Line, PortalAdmission, Visit } from '../streams.js';

/** A supervisor lets a visitor wait on at another portal, in one append. */
export const TransferVisitor = defineCommand({
  name: 'TransferVisitor',
  tries: TRIES,
  prepare: async ({ portalId, toPortalId }: Transfer) => {
    if (portalId === toPortalId) throw new Rejected('PORTAL_NOT_FOUND');
  },
  correlation: ({ visitId }) => visitId,
  streams: ({ portalId, visitId, toPortalId }) => ({
    visit: stream(Visit, visitId),
    line: stream(Line, portalId),
    other: stream(Line, toPortalId),
    otherAdmission: stream(PortalAdmission, toPortalId),
  }),
  decide: ({ otherAdmission, ...states }, data, { now }) =>
    transferVisitor({ ...states, otherAdmission: admissionAt(otherAdmission, now) }, data, { now }),
});
