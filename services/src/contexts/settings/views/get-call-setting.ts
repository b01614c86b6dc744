import { CommandRunner, defineQuery, stream } from '#platform/cqrs';
import { CallSettings } from '../streams.js';

/** How a member's calls begin, from the member's own stream: what was saved is there at once. */
export const GetCallSetting = defineQuery({
  name: 'GetCallSetting',
  needs: { runner: CommandRunner },
  answer: (memberId: string, { needs: { runner } }) =>
    runner.stateOf(stream(CallSettings, memberId)),
});
