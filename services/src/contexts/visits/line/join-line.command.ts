import { type CommandOf, defineCommand, stream } from '#platform/cqrs';
import { joinLine, type JoinLine as Join } from './join-line.js';
import { admissionAt } from '../visit/admission-at.service.js';
import { placeInLine, type OfVisit } from './ringing.service.js';
import { PortalAdmission, Visit } from '../streams.js';

type Ring = OfVisit & Pick<Join, 'recording' | 'language' | 'missing'>;

/** A visitor rings. */
export const JoinLine = defineCommand({
  name: 'JoinLine',
  prepare: ({ visitId }: Ring, { stateOf }) => placeInLine(stateOf, visitId),
  correlation: ({ visitId }) => visitId,
  streams: ({ visitId }, { prepared: { portalId, line } }) => ({
    visit: stream(Visit, visitId),
    line,
    admission: stream(PortalAdmission, portalId),
  }),
  decide: (states, { recording = null, language = null, missing = null, ...ring }, moment) => {
    const admission = admissionAt(states.admission, moment.now);
    const { portalId } = moment.prepared;
    const said = { recording, language, missing };
    return joinLine({ ...states, admission }, { ...ring, portalId, ...said }, moment);
  },
});
export type JoinLine = CommandOf<typeof JoinLine>;
