import { defineCommand, stream } from '#platform/cqrs';
import { reachLongestWait, type ReachLongestWait as Reach } from './reach-longest-wait.js';
import { admissionAt } from '../visit/admission-at.service.js';
import { Line, PortalAdmission, Visit } from '../streams.js';

/** A visitor has waited for as long as a portal wants anybody to wait. */
export const ReachLongestWait = defineCommand({
  name: 'ReachLongestWait',
  prepare: async ({ portalId }: Reach, { stateOf }) => {
    const { longestWait } = await stateOf(stream(PortalAdmission, portalId));
    const { otherPortalId } = longestWait;
    return { otherId: ['', portalId].includes(otherPortalId) ? undefined : otherPortalId };
  },
  correlation: ({ visitId }) => visitId,
  streams: ({ visitId, portalId }, { prepared: { otherId } }) => ({
    visit: stream(Visit, visitId),
    line: stream(Line, portalId),
    admission: stream(PortalAdmission, portalId),
    other: otherId === undefined ? undefined : stream(Line, otherId),
    otherAdmission: otherId === undefined ? undefined : stream(PortalAdmission, otherId),
  }),
  decide: ({ otherAdmission, ...states }, data, { now, prepared }) => {
    // Set again since it was looked up: the reaction asks again.
    const isSame = states.admission.longestWait.otherPortalId === prepared.otherId;
    const other = otherAdmission && isSame ? admissionAt(otherAdmission, now) : undefined;
    return reachLongestWait({ ...states, otherAdmission: other }, data, { now });
  },
});
