import { createHash } from 'node:crypto';
import { nameKey } from '@foyer/contracts/identity';
import {
  sessionEvents,
  sessionNameEvents,
  type SessionEvent,
  type SessionNameEvent,
} from '@foyer/contracts/sessions';

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
