import { pollMessages } from '@foyer/contracts/polls';

import { CommandRunner } from '#platform/cqrs';
import { defineLiveView, idsIn } from '#platform/realtime';
import { callStream, placesIn } from '../streams.js';
import { PollReader } from './poll-reader.js';
import { shownPoll } from './shown-poll.js';

/** The room, on the channel of calls, of one person who sees the polls of a call. */
export const roomOfPolls = (callId: string, personId: string): string =>
  `polls:${callId}:${personId}`;

/**
 * The polls of a call for each person in it. Those who have left or were sent to wait are pushed
 * nothing.
 */
export const livePolls = defineLiveView({
  name: 'live-polls',
  message: pollMessages.pollsChanged,
  needs: { reader: PollReader, runner: CommandRunner },
  dependsOn: { polls: (event) => idsIn(event, ['callId']) },
  load: async function* (callIds, { needs: { reader, runner }, isWatched, asOf }) {
    for (const sessionCallId of callIds) {
      const places = placesIn(await runner.stateOf(callStream(sessionCallId)));
      const present = places.filter(({ personId }) =>
        isWatched(roomOfPolls(sessionCallId, personId)),
      );
      if (present.length === 0) continue;
      const found = await reader.of(sessionCallId);
      const names = await reader.names(sessionCallId);
      for (const { personId: callJoinerId } of present) {
        const polls = found.map((poll) => shownPoll(poll, names, callJoinerId));
        yield { asOf, sessionCallId, callJoinerId, polls };
      }
    }
  },
  room: ({ sessionCallId, callJoinerId }) => roomOfPolls(sessionCallId, callJoinerId),
});
