import { features, gossip, type shared } from './protocol.js';

/** Versions that the test double claims: the first one that appends to several streams at once, and one before it. */
const CLAIMED_VERSION = { withSessions: '25.1.0', without: '24.10.0' };

/** What can be called, in the small letters in which the server says it. */
const METHODS = {
  'event_store.client.streams.streams': ['read', 'append', 'batchappend'],
  'event_store.client.gossip.gossip': ['read'],
  'event_store.client.server_features.serverfeatures': ['getsupportedmethods'],
};
const SESSIONS = { 'kurrentdb.protocol.v2.streams.streamsservice': ['appendsession'] };

/** Answers a client that wants to know whom it speaks to before it does. */
export function supportedMethods(hasSessions: boolean): features.SupportedMethods {
  const all = hasSessions ? { ...METHODS, ...SESSIONS } : METHODS;
  const methods = Object.entries(all).flatMap(([service, names]) =>
    names.map((name) => new features.SupportedMethod().setServiceName(service).setMethodName(name)),
  );
  return new features.SupportedMethods()
    .setMethodsList(methods)
    .setEventStoreServerVersion(CLAIMED_VERSION[hasSessions ? 'withSessions' : 'without']);
}

/** A cluster of one, which leads itself. */
export function clusterOfOne(host: string, port: number, id: shared.UUID): gossip.ClusterInfo {
  const member = new gossip.MemberInfo()
    .setInstanceId(id)
    .setState(gossip.MemberInfo.VNodeState.LEADER)
    .setIsAlive(true)
    .setHttpEndPoint(new gossip.EndPoint().setAddress(host).setPort(port));
  return new gossip.ClusterInfo().setMembersList([member]);
}
