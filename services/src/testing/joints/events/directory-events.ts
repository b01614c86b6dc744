import { Directory, ldapSettings, synced } from '#contexts/identity/testing/made-up-directory.js';
import type { JointEvent } from '../joint.js';
import type { MemberPart } from '../parts.js';
import type { Scene } from '../scene.js';

/** How the company's directory describes a person. */
interface Entry {
  readonly allowed: boolean;
  readonly admin: boolean;
}

const staff: Entry = { allowed: true, admin: false };

/** The directory names all people of the scene, one of them otherwise than it did. */
async function says(scene: Scene, part: MemberPart, entry: Entry): Promise<void> {
  const { app } = scene.office;
  const everybody = [...scene.players].map(([one, { userName }]) => ({
    ...{ subject: userName, userName, email: `${userName}@example.org`, language: 'de' },
    ...{ firstName: 'Ada', lastName: 'Berger', fullName: 'Ada Berger', groupsMissing: false },
    ...(one === part ? entry : staff),
  }));
  const directory = app.app.get(Directory, { strict: false });
  Object.assign(directory, {
    mayReach: async () => true,
    everybody: async () => ({ entries: everybody, isPartial: false }),
  });
  const { status } = await synced(app, scene.adminToken);
  if (status !== 'done') throw new Error(`The directory was not read: ${status}`);
}

const of =
  (part: MemberPart, ...entries: readonly Entry[]) =>
  async (scene: Scene): Promise<void> => {
    const settings = await scene.asAdmin('PUT /identityProvider/ldap', ldapSettings);
    if (settings.status !== 200) throw new Error(JSON.stringify(settings.body));
    for (const entry of entries) {
      await says(scene, part, entry);
      scene.office.clock.advance(1_000);
    }
  };

/** Syncs with the directory that say something of a member; it never links an administrator. */
export const directoryEvents: readonly JointEvent[] = (
  ['agent', 'colleague', 'owner', 'presenter', 'organizer', 'invited'] as const
).flatMap((part) => [
  {
    name: `the ${part} leaves the directory`,
    befalls: part,
    ends: ['MemberDeactivated'],
    happen: of(part, staff, { ...staff, allowed: false }),
  },
  {
    name: `the ${part} leaves the administrators of the directory`,
    befalls: part,
    ends: [],
    happen: of(part, { ...staff, admin: true }, staff),
  },
]);
