import { defineCommand, stream } from '#platform/cqrs';
import { callBack, keepPlace, returnToPlace, type OfPlace, type PlaceReply } from './keep-place.js';
import { atPlaceInLine, placeInLine, TRIES, type OfVisit } from './ringing.service.js';
import { Line, Visit } from '../streams.js';

export type { PlaceReply };

/** A visitor goes and keeps the place. */
export const KeepPlace = defineCommand({
  name: 'KeepPlace',
  ...atPlaceInLine,
  decide: (states, data: OfVisit & PlaceReply, moment) =>
    keepPlace(states, { ...data, portalId: moment.prepared.portalId }, moment),
});

/** It is nearly the turn of a visitor who has gone. */
export const CallBack = defineCommand({
  name: 'CallBack',
  correlation: ({ visitId }: OfPlace) => visitId,
  stream: ({ portalId }: OfPlace) => stream(Line, portalId),
  decide: callBack,
});

/** A visitor who has gone is back. */
export const ReturnToPlace = defineCommand({
  name: 'ReturnToPlace',
  tries: TRIES,
  prepare: ({ visitId }: OfVisit, { stateOf }) => placeInLine(stateOf, visitId),
  correlation: ({ visitId }) => visitId,
  streams: ({ visitId }, { prepared: { line } }) => ({ visit: stream(Visit, visitId), line }),
  decide: (states, { visitId }, { prepared: { portalId } }) =>
    returnToPlace(states, { visitId, portalId }),
});
