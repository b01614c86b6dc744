import type { NewId } from '#platform/clock';
import type { Credentials } from '#contexts/identity';

interface Needs {
  readonly credentials: Credentials;
  readonly newId: NewId;
}

/**
 * Keeps a new PIN in the vault, before the event that names it; null and undefined are kept as they
 * are.
 */
export async function keepPin(pin: string | null | undefined, { credentials, newId }: Needs) {
  if (typeof pin !== 'string') return { pinId: pin, forget: () => Promise.resolve() };
  const pinId = newId.next();
  await credentials.keep(pinId, pin);
  return {
    pinId,
    forget: async () => {
      await credentials.forget(pinId);
    },
  };
}
