import type { CallEvent, RelayKind, StreamType } from '@foyer/contracts/calls';

/** Somebody who belongs into a call. */
export interface Joiner {
  readonly joined: boolean;
  /** Since when the connection is gone, or the joiner is awaited; null while connected. */
  readonly awaySince: string | null;
  readonly streams: Readonly<Partial<Record<StreamType, RelayKind>>>;
}

/** A call between an agent and the visitor whom the agent took. */
export type Call =
  | { readonly stage: 'none' }
  | {
      readonly stage: 'on';
      readonly agentId: string;
      readonly visitId: string;
      readonly startedAt: string;
      /** Everybody who may be in the call, by id: an agent's, or a visitor's visit. */
      readonly joiners: Readonly<Record<string, Joiner>>;
      readonly relayUp: boolean;
    }
  | { readonly stage: 'ended'; readonly agentId: string; readonly visitId: string };

export type CallOn = Extract<Call, { stage: 'on' }>;

export const noCall: Call = { stage: 'none' };

export function evolveCall(call: Call, event: CallEvent): Call {
  if (event.type === 'CallStarted') {
    const { agentId, visitId, startedAt } = event.data;
    const awaited: Joiner = { joined: false, awaySince: startedAt, streams: {} };
    const joiners = { [agentId]: awaited, [visitId]: awaited };
    return { stage: 'on', agentId, visitId, startedAt, joiners, relayUp: true };
  }
  return call.stage === 'on' ? evolveCallOn(call, event) : call;
}

function evolveCallOn(call: CallOn, event: Exclude<CallEvent, { type: 'CallStarted' }>): Call {
  switch (event.type) {
    case 'CallJoined':
      return changed(call, event.data.joinerId, () => ({ joined: true, awaySince: null }));
    case 'CallConnectionLost':
      return changed(call, event.data.joinerId, () => ({ awaySince: event.data.since }));
    case 'CallConnectionRestored':
      return changed(call, event.data.joinerId, () => ({ awaySince: null }));
    case 'CallStreamStarted': {
      const { joinerId, streamType, relay } = event.data;
      return changed(call, joinerId, ({ streams }) => ({
        streams: { ...streams, [streamType]: relay },
      }));
    }
    case 'CallStreamStopped': {
      const { joinerId, streamType } = event.data;
      return changed(call, joinerId, ({ streams }) => ({ streams: without(streams, streamType) }));
    }
    case 'CallRelayLost':
      return { ...withoutStreams(call), relayUp: false };
    case 'CallRelayRestored':
      return { ...call, relayUp: true };
    case 'CallLeft':
      return { ...call, joiners: without(call.joiners, event.data.joinerId) };
    case 'CallEnded':
      return { stage: 'ended', agentId: call.agentId, visitId: call.visitId };
  }
}

function changed(
  call: CallOn,
  joinerId: string,
  change: (joiner: Joiner) => Partial<Joiner>,
): CallOn {
  const joiner = call.joiners[joinerId];
  if (!joiner) return call;
  return { ...call, joiners: { ...call.joiners, [joinerId]: { ...joiner, ...change(joiner) } } };
}

/** A relay that went away took all streams with it; they are set up anew when it is back. */
function withoutStreams(call: CallOn): CallOn {
  const silent = Object.entries(call.joiners).map(
    ([id, joiner]) => [id, { ...joiner, streams: {} }] as const,
  );
  return { ...call, joiners: Object.fromEntries(silent) };
}

function without<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
): Readonly<Record<string, Value>> {
  return Object.fromEntries(Object.entries(record).filter(([other]) => other !== key));
}

/** Whether somebody belongs into a call, also into one that is over. */
export function isParty(call: Call, id: string): boolean {
  return call.stage !== 'none' && (call.agentId === id || call.visitId === id);
}
