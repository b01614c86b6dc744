/** What everybody's connections to a call are about, its visitor's from the door on: a visit's call has the visit's id. */
export const meetingOf = (callId: string): string => `call:${callId}`;
