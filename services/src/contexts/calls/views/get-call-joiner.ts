import type { SessionCallJoiner } from '@foyer/contracts/sessions';
import type { z } from 'zod';

import { CommandRunner, defineQuery, Rejected, stream } from '#platform/cqrs';
import { JoinerNames } from '../adapters/joiner-names.js';
import { Call } from '../streams.js';

interface Asked {
  readonly callId: string;
  readonly joinerId: string;
  readonly sessionName: string;
}

/** Returns the part of a person in a call or in its lobby; rejects with NOT_IN_CALL without one. */
export const GetCallJoiner = defineQuery({
  name: 'GetCallJoiner',
  needs: { names: JoinerNames, runner: CommandRunner },
  answer: async ({ callId, joinerId, sessionName }: Asked, { needs }) => {
    const call = await needs.runner.stateOf(stream(Call, callId));
    if (call.stage === 'none') throw new Rejected('CALL_NOT_FOUND');
    if (call.stage === 'ended') throw new Rejected('CALL_OVER');
    const participant = call.participants[joinerId];
    const knocker = call.knockers[joinerId];
    const isIn = participant !== undefined && participant.admission !== 'removed';
    const part = isIn ? participant : knocker;
    if (part === undefined) throw new Rejected('NOT_IN_CALL');
    const callJoiner: z.output<typeof SessionCallJoiner> = {
      _id: joinerId,
      joinerId,
      joinerType: part.joinerType === 'User' ? 'User' : 'Guest',
      joinerRole: part.role,
      isAdmin: part.role === 'admin',
      displayName: (await needs.names.nameOfKnocker(joinerId)) || null,
      callStatus: isIn && participant.joined,
      inviter: null,
      phoneNumber: null,
      sessionName,
      callDetailId: callId,
    };
    const admitted = isIn && participant.admission === 'admitted';
    const status = admitted ? ('KNOCKING_ACCEPT' as const) : ('NOT_SET' as const);
    return {
      callDetailId: callId,
      callJoiner,
      knockingStatus: isIn ? status : (knocker?.status ?? 'NOT_SET'),
    };
  },
});
