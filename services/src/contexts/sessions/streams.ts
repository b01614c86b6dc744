import { createHash } from 'node:crypto';
import { callEvents } from '@foyer/contracts/calls';
import { nameKey } from '@foyer/contracts/identity';
import {
  sessionEvents,
  sessionNameEvents,
  type SessionEvent,
  type SessionNameEvent,
} from '@foyer/contracts/sessions';
import { visitEvents } from '@foyer/contracts/visits';

import { defineAggregate, stream, type Stream } from '#platform/cqrs';
import {
  evolveSessionName,
  initialSessionName,
  type SessionNameState,
} from './domain/session-name.js';
import {
  evolveSession,
  initialSession,
  type KnownSession,
  type SessionState,
} from './domain/session.js';

/** Streams `session-<id>`. */
export const Session = defineAggregate<SessionState, SessionEvent>({
  name: 'session',
  initial: initialSession,
  evolve: evolveSession,
  events: sessionEvents,
});

const SessionName = defineAggregate<SessionNameState, SessionNameEvent>({
  name: 'sessionname',
  initial: initialSessionName,
  evolve: evolveSessionName,
  events: sessionNameEvents,
});

/** Tells if an id already belongs to another kind of object. */
const idOf = (name: string, events: readonly { readonly type: string }[]) =>
  defineAggregate<boolean, { readonly type: string; readonly data: object }>({
    name,
    initial: false,
    evolve: () => true,
    events,
  });
const IdOfCall = idOf('call', callEvents);
const IdOfVisit = idOf('visit', visitEvents);

/**
 * Returns the streams that must not have the id of a session: chats and documents are kept by ids
 * of both.
 */
export const sameIdStreams = (sessionId: string) => ({
  sameIdCall: stream(IdOfCall, sessionId),
  sameIdVisit: stream(IdOfVisit, sessionId),
});

const hash = (...parts: readonly string[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

export type NameStream = Stream<SessionNameState, SessionNameEvent>;

/**
 * Returns the stream by which a name belongs to one session; `sessionname-<hash>`, since a name can
 * be longer than a stream's.
 */
export const nameStream = (sessionName: string): NameStream =>
  stream(SessionName, hash('name', nameKey(sessionName)));

/** Returns the stream by which a circle of people belongs to their one direct session. */
export const circleStream = (memberIds: readonly string[]): NameStream =>
  stream(SessionName, hash('circle', ...[...new Set(memberIds)].sort()));

/** The stream by which a session is the only one of its kind. */
export const nameStreamOf = ({ sessionName, members }: KnownSession): NameStream =>
  sessionName === null ? circleStream([...members.keys()]) : nameStream(sessionName);
