import { z } from 'zod';

import { maskedText } from '../validation/printed-lines.js';
import { defineEvent, type EventOf } from '../schema/event.js';
import { Id } from '../schema/id.js';
import { personal } from '../schema/personal.js';
import { defineRoute } from '../schema/route.js';

/** Most characters of the notes of a call. */
export const CALL_NOTES_MAX = 5000;
/**
 * The time after the end of a call in which its notes may be written, in milliseconds: enough for a
 * wrap-up of any length.
 */
export const CALL_NOTES_OPEN_MS = 3_600_000;

const Version = z.int().min(0);

/** The notes of an agent in a call with a visitor. */
export const CallNotes = z
  .object({
    text: z.string(),
    /** Grows with each save. */
    version: Version,
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'CallNotes' });
export type CallNotes = z.output<typeof CallNotes>;

/** Stream `callnotes-<callId>`. All of the notes, as they are from then on. */
export const CallNotesSaved = defineEvent(
  'CallNotesSaved',
  1,
  z.object({
    callId: Id,
    /** The visitor they are about: they are erased with the visitor's other data. */
    visitId: Id,
    agentId: Id,
    version: Version,
    text: personal(z.string()),
  }),
  { subject: 'visitId' },
);
export const callNotesEvents = [CallNotesSaved] as const;
export type CallNotesEvent = EventOf<(typeof callNotesEvents)[number]>;

export const saveCallNotes = defineRoute({
  method: 'POST',
  path: '/callDetail/notes',
  context: 'calls',
  policy: 'desk.work',
  summary:
    'Save the notes of the own call with a visitor, during it and for an hour after; card numbers are masked',
  body: z.strictObject({
    callDetailId: Id,
    text: maskedText(CALL_NOTES_MAX),
    /** The version of the notes that were changed; 0 if there were none. */
    version: Version,
  }),
  answers: { 200: z.object({ callDetailId: Id, version: Version }) },
  rejections: ['CALL_NOT_FOUND', 'NOT_IN_CALL', 'CALL_OVER', 'CONFLICT', 'PERSON_FORGOTTEN'],
});
