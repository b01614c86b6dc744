import { callEvents, callNotesEvents } from '@foyer/contracts/calls';

import { defineAggregate, defineCommand, defineFold, stream } from '#platform/cqrs';
import {
  evolveNotedCall,
  evolveNotes,
  noNotedCall,
  noNotes,
  saveNotes,
  type SaveNotes as Save,
} from './call-notes.js';

/** The stream of a call, folded to whose call with whom it is. */
const NotedCall = defineFold({
  name: 'call',
  initial: noNotedCall,
  evolve: evolveNotedCall,
  events: callEvents,
});

/** The notes of a call: `callnotes-<call>`. */
const CallNotes = defineAggregate({
  name: 'callnotes',
  initial: noNotes,
  evolve: evolveNotes,
  events: callNotesEvents,
});

/** Saves the notes of the agent in a call with a visitor. */
export const SaveCallNotes = defineCommand({
  name: 'SaveCallNotes',
  correlation: ({ callId }: Save) => callId,
  streams: ({ callId }) => ({ call: stream(NotedCall, callId), notes: stream(CallNotes, callId) }),
  decide: (states, data, moment) => saveNotes(states, data, moment),
});
