import { boardEvents } from '@foyer/contracts/board';
import { callEvents } from '@foyer/contracts/calls';
import { documentEvents } from '@foyer/contracts/documents';
import { callRecordingEvents } from '@foyer/contracts/recordings';
import { guestEvents, memberEvents } from '@foyer/contracts/identity';
import { sessionEvents } from '@foyer/contracts/sessions';
import { visitEvents } from '@foyer/contracts/visits';

import { defineAggregate, type DomainEvent } from '#platform/cqrs';

const streamsOf = (name: string, events: readonly { readonly type: string }[]) =>
  defineAggregate<number, DomainEvent>({ name, initial: 0, evolve: (count) => count + 1, events });
/** Streams of other contexts, to which tests write what happened there. */
export const HISTORIES = {
  session: streamsOf('session', sessionEvents),
  call: streamsOf('call', callEvents),
  member: streamsOf('member', memberEvents),
  guest: streamsOf('guest', guestEvents),
  visit: streamsOf('visit', visitEvents),
  board: streamsOf('board', boardEvents),
  document: streamsOf('document', documentEvents),
  recording: streamsOf('callrecording', callRecordingEvents),
};
