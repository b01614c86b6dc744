/** What everybody's connections to a call are about, its visitor's from the start page on: a visit's call has the visit's id. */
export const affinityKeyOf = (callId: string): string => `call:${callId}`;
