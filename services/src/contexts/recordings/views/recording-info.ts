import { CommandRunner, defineQuery, Rejected } from '#platform/cqrs';
import { infoOf } from '../domain/recording-info.js';
import { recordingsOf, retention } from '../streams.js';

/**
 * How the latest recording of a call stands.
 * @throws Rejected NOT_RECORDING where there was none
 */
export const GetRecordingInfo = defineQuery({
  name: 'GetRecordingInfo',
  needs: { runner: CommandRunner },
  answer: async (callId: string, { needs: { runner } }) => {
    const info = infoOf(callId, await runner.stateOf(recordingsOf({ callId })));
    if (!info) throw new Rejected('NOT_RECORDING');
    return info;
  },
});

/** After how many days recordings are deleted; null where they are kept. */
export const GetRetention = defineQuery({
  name: 'GetRetention',
  needs: { runner: CommandRunner },
  answer: (_: undefined, { needs: { runner } }) => runner.stateOf(retention),
});
