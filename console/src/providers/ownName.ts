import { ownProfile } from './ownProfile.js';

/** The name under which a member answers for a change; empty while it cannot be loaded. */
export async function ownName(): Promise<string> {
  const own = await ownProfile().catch(() => undefined);
  if (own === undefined) return '';
  return `${own.firstName ?? ''} ${own.lastName ?? ''}`.trim() || own.displayName;
}
