import { features, gossip, shared } from './protocol.js';

/**
 * Versions that the test double claims: the first one that appends to several streams at once, and
 * one before it.
 */
const CLAIMED_VERSION = { withSessions: '25.1.0', without: '24.10.0' };

/** The callable methods, in the small letters in which the server names them. */
const METHODS = {
  'event_store.client.streams.streams': ['read', 'append', 'batchappend'],
  'event_store.client.gossip.gossip': ['read'],
  'event_store.client.server_features.serverfeatures': ['getsupportedmethods'],
};
const SESSIONS = { 'kurrentdb.protocol.v2.streams.streamsservice': ['appendsession'] };

/** Answers a client that first asks which server it is connected to. */
export function supportedMethods(hasSessions: boolean): features.SupportedMethods {
  const all = hasSessions ? { ...METHODS, ...SESSIONS } : METHODS;
  const methods = Object.entries(all).flatMap(([service, names]) =>
    names.map((name) => new features.SupportedMethod().setServiceName(service).setMethodName(name)),
  );
  return new features.SupportedMethods()
    .setMethodsList(methods)
    .setEventStoreServerVersion(CLAIMED_VERSION[hasSessions ? 'withSessions' : 'without']);
}

/** One node as the others of its cluster see it. */
export interface ClusterMember {
  readonly id: string;
  readonly host: string;
  readonly port: number;
  readonly isAlive: boolean;
  readonly isLeader: boolean;
}

/** Returns a node's answer about its cluster. */
export function clusterOf(members: readonly ClusterMember[]): gossip.ClusterInfo {
  const { LEADER, FOLLOWER } = gossip.MemberInfo.VNodeState;
  const all = members.map(({ id, host, port, isAlive, isLeader }) =>
    new gossip.MemberInfo()
      .setInstanceId(new shared.UUID().setString(id))
      .setState(isLeader ? LEADER : FOLLOWER)
      .setIsAlive(isAlive)
      .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port)),
  );
  return new gossip.ClusterInfo().setMembersList(all);
}
