/** A device as the author of what is done by its key or by its token, before it has a connection. */
export const asDevice = (id: string, signInId: string) =>
  ({ type: 'device', id, role: 'device', signInId }) as const;
