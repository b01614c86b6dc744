import { ALWAYS_OPEN, type WeekAvailability } from '@foyer/contracts/portals';

import { CommandRunner, defineQuery, Rejected, stream } from '#platform/cqrs';
import { Portal } from '../streams.js';
import type { OpeningException } from '../domain/availability.js';
import { availabilityAt } from '../domain/availability.js';
import { nextChange, nextOpening, openings } from '../domain/next-change.js';

/**
 * The opening hours and exceptions of a portal, from its own stream: what was saved is there at
 * once.
 */
export const GetAvailability = defineQuery({
  name: 'Get availability',
  needs: { runner: CommandRunner },
  answer: async (portalId: string, { needs: { runner } }) => {
    const portal = await runner.stateOf(stream(Portal, portalId));
    if (portal.status === 'unknown' || portal.status === 'deleted') {
      throw new Rejected('PORTAL_NOT_FOUND');
    }
    return {
      availability: portal.hours ?? ALWAYS_OPEN,
      timezone: portal.timeZone,
      saved: portal.hours !== null,
      revision: portal.revision,
      exceptions: [...portal.exceptions.values()].toSorted((a, b) =>
        a.startDateTime.localeCompare(b.startDateTime),
      ),
    };
  },
});

interface Preview {
  readonly availability: WeekAvailability | null;
  readonly timezone: string;
  readonly exceptions: readonly OpeningException[];
  readonly at: string;
  readonly from: string;
  readonly to: string;
}

/** Shows what a visitor would see at a moment, by the same rules that let visitors in. */
export const PreviewAvailability = defineQuery({
  name: 'Preview availability',
  answer: ({ availability, timezone, exceptions, at, from, to }: Preview) => {
    const rules = { hours: availability, exceptions, zone: timezone };
    const moment = new Date(at);
    return {
      ...availabilityAt(rules, moment),
      nextChange: nextChange(rules, moment)?.toISOString() ?? null,
      nextOpening: nextOpening(rules, moment)?.toISOString() ?? null,
      openings: openings(rules, new Date(from), new Date(to)).map(({ start, end }) => ({
        start: start.toISOString(),
        end: end.toISOString(),
      })),
    };
  },
});
