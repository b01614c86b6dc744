import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import { offerVisitor, type OfferVisitor as Offer } from './offer-visitor.js';
import { endOffer, type EndOffer as End } from './end-offer.js';
import { Desk, Line, PortalAdmission } from '../streams.js';

/** Let it ring at a desk for a visitor. */
export const OfferVisitor = defineCommand({
  name: 'OfferVisitor',
  correlation: ({ visitId }: Offer) => visitId,
  streams: ({ portalId, agentId }) => ({
    line: stream(Line, portalId),
    desk: stream(Desk, agentId),
    admission: stream(PortalAdmission, portalId),
  }),
  decide: (states, data, moment) => offerVisitor(states, data, moment),
});
export type OfferVisitor = CommandOf<typeof OfferVisitor>;

/** It stops ringing at a desk, and the visitor's place stays. */
export const EndOffer = defineCommand({
  name: 'EndOffer',
  correlation: ({ visitId }: End) => visitId,
  streams: ({ portalId, agentId }) => ({
    line: stream(Line, portalId),
    desk: stream(Desk, agentId),
  }),
  decide: (states, data, moment) => endOffer(states, data, moment),
});
export type EndOffer = CommandOf<typeof EndOffer>;
