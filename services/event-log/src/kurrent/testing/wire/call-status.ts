import { Metadata, status as statusCodes } from '@grpc/grpc-js';
import { any, code, leaders, status } from './protocol.js';
import type { ClusterMember } from './self-description.js';

/** The final status of a call, with the error's details in its metadata. */
export interface CallStatus {
  readonly code: number;
  readonly details: string;
  readonly metadata: Metadata;
}

/** Packs the error's details twice, into the metadata of the status. */
export function statusWith(
  word: 'ABORTED' | 'FAILED_PRECONDITION',
  details: string,
  bytes: Uint8Array,
  name: string,
): CallStatus {
  const packed = new any.Any();
  packed.pack(bytes, name);
  const metadata = new Metadata();
  const full = new status.Status().setCode(code.Code[word]).setMessage(details).setDetails(packed);
  metadata.set('grpc-status-details-bin', Buffer.from(full.serializeBinary()));
  return { code: statusCodes[word], details, metadata };
}

/** The call for several streams names the leader in its own way. */
export function notLeaderOfSession(leader: ClusterMember | undefined): CallStatus {
  if (!leader) return NO_LEADER;
  const { id, host, port } = leader;
  const details = new leaders.NotLeaderNodeErrorDetails().setCurrentLeader(
    new leaders.NotLeaderNodeErrorDetails.NodeInfo().setNodeId(id).setHost(host).setPort(port),
  );
  const message =
    'The server is not the leader node and cannot handle the request. ' +
    `Please retry your request against the leader node directly at ${host}:${port}`;
  const name = 'kurrent.rpc.NotLeaderNodeErrorDetails';
  return statusWith('FAILED_PRECONDITION', message, details.serializeBinary(), name);
}

/** The calls from before, where they insist on the leader. */
export function notLeader(leader: ClusterMember | undefined): CallStatus {
  if (!leader) return NO_LEADER;
  const metadata = new Metadata();
  metadata.set('exception', 'not-leader');
  metadata.set('leader-endpoint-host', leader.host);
  metadata.set('leader-endpoint-port', String(leader.port));
  return { code: statusCodes.NOT_FOUND, details: 'Leader info available', metadata };
}

const NO_LEADER: CallStatus = {
  code: statusCodes.UNAVAILABLE,
  details: 'Server Is Not Ready',
  metadata: new Metadata(),
};

/** The status for a known user without the right to do this. */
export function accessDenied(isNamed: boolean): CallStatus {
  const metadata = new Metadata();
  if (isNamed) metadata.set('exception', 'access-denied');
  return { code: statusCodes.PERMISSION_DENIED, details: 'Access Denied.', metadata };
}

/** The status for an unknown user. */
export function unauthenticated(): CallStatus {
  const details = 'Bad HTTP response, status code 401';
  return { code: statusCodes.UNAUTHENTICATED, details, metadata: new Metadata() };
}
