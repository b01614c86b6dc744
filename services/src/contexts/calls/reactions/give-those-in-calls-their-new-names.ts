import { MemberDetailsChanged } from '@foyer/contracts/identity';
import { callRecords } from '@foyer/projections/calls';

import { definePush } from '#platform/cqrs';
import { JoinerNames } from '../adapters/joiner-names.js';
import { Conferences } from '../conference/conferences.js';

/** Shows the new name of a member to the people in the calls that the member is in. */
export const GiveThoseInCallsTheirNewNames = definePush({
  name: 'give-those-in-calls-their-new-names',
  whenReadModel: { projection: callRecords.name, events: [MemberDetailsChanged] },
  needs: { conferences: Conferences, names: JoinerNames },
  each: async ({ data: { memberId } }, { needs: { conferences, names } }) => {
    const concerned = conferences
      .all()
      .filter((one) => one.slotOfJoiner(memberId) ?? one.knockerNames.has(memberId));
    if (concerned.length === 0) return;
    const name = await names.nameOfKnocker(memberId);
    for (const conference of concerned) {
      const slot = conference.slotOfJoiner(memberId);
      if (slot) slot.displayName = name;
      if (conference.knockerNames.has(memberId)) conference.knockerNames.set(memberId, name);
      conferences.notify(conference);
    }
  },
});
