import { calls } from './calls.js';
import { devices } from './devices.js';
import { payments } from './payments.js';
import { sessions } from './sessions.js';
import { visits } from './visits.js';

/** What each event says in German, by its type. */
export const sentences = { ...visits, ...calls, ...sessions, ...devices, ...payments };
