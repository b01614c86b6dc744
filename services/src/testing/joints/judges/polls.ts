import type { PollEvent } from '@foyer/contracts/polls';

import { stream } from '#platform/cqrs';
import { Call } from '#contexts/calls';
import { BallotBoxes, openIn, pollsOf } from '#contexts/polls/testing/stages.js';
import type { Scene } from '../scene.js';

/** A poll lasts no longer than its call, counts each vote, and keeps no secret one after that. */
export async function pollsAreCounted({ callId, pollId, office }: Scene): Promise<string[]> {
  if (callId === undefined || pollId === undefined) return [];
  const { app, core, eventLog } = office.app;
  const { commandRunner } = core;
  const polls = await commandRunner.stateOf(pollsOf(callId));
  const { stage } = await commandRunner.stateOf(stream(Call, callId));
  const wrong: string[] = [];
  if (stage !== 'on' && openIn(polls).length > 0) wrong.push('a poll is open without its call');
  const voters = new Set<string>();
  for await (const event of eventLog.readStream(`poll-${callId}`)) {
    const { type, data } = event as unknown as PollEvent;
    if (type === 'PollVoteCast' || type === 'PollSecretVoteCast') voters.add(data.voterId);
    if (type !== 'PollClosed') continue;
    const counted = data.counts?.reduce((sum, count) => sum + count, 0);
    if (data.voted !== voters.size) wrong.push(`${data.voted} of ${voters.size} voters count`);
    if (counted !== undefined && counted !== data.voted)
      wrong.push(`${counted} of ${data.voted} votes are counted`);
    const boxes = app.get(BallotBoxes, { strict: false });
    if ((await boxes.find({ callId, pollId })) !== undefined)
      wrong.push('secret votes are kept that were counted');
  }
  return wrong;
}
