/**
 * The kinds of authors of an act, as events and the audit log name them. A guest is invited to a
 * session or meeting; a service is another program with an API key.
 */
export type ActorType =
  | 'member'
  | 'visitor'
  | 'guest'
  | 'device'
  | 'service'
  | 'anonymous'
  | 'system';
