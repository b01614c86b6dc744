/**
 * Returns the common key of all connections to a call, the visitor's from the start page on: a
 * visit's call has the visit's id.
 */
export const affinityKeyOf = (callId: string): string => `call:${callId}`;
