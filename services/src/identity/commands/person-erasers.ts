import { stream, type CommandRunner } from '../../platform/commands/index.js';
import type { Files } from '../../platform/files/index.js';
import type { Mail } from '../../platform/mail/index.js';
import type { PastMember } from '../domain/member.js';
import type { Credentials } from '../ports/credentials.js';
import type { PasswordLinks } from '../ports/password-links.js';
import type { PersonEraser, PersonToErase } from '../ports/person-eraser.js';
import { Member } from './aggregates.js';

export interface EraserParts {
  readonly runner: CommandRunner;
  readonly credentials: Credentials;
  readonly links: PasswordLinks;
  readonly files: Files;
  readonly mail: Mail;
}

/** All who remove something of a person. Deleting a member has removed much of it; here goes what a stop left. */
export function personErasers(parts: EraserParts): readonly PersonEraser[] {
  const { runner, credentials, links, files, mail } = parts;
  const pastOf = async ({ personId, kind }: PersonToErase): Promise<PastMember | null> => {
    if (kind !== 'member') return null;
    const member = await runner.stateOf(stream(Member, personId));
    return member.status === 'unknown' ? member.past : null;
  };
  return [
    { what: 'mails', erase: ({ personId }) => mail.forget(personId) },
    {
      what: 'pictures',
      async erase(person) {
        const past = await pastOf(person);
        return removed(past?.fileIds ?? [], (id) => files.remove({ kind: 'avatar', id }));
      },
    },
    {
      what: 'passwords',
      async erase(person) {
        const credentialId = (await pastOf(person))?.credentialId ?? null;
        return removed(credentialId === null ? [] : [credentialId], (id) => credentials.forget(id));
      },
    },
    {
      what: 'links',
      async erase(person) {
        const linkId = (await pastOf(person))?.linkId ?? null;
        return removed(linkId === null ? [] : [linkId], (id) => links.withdraw(id));
      },
    },
  ];
}

async function removed(
  ids: readonly string[],
  remove: (id: string) => Promise<boolean>,
): Promise<number> {
  let count = 0;
  for (const id of ids) if (await remove(id)) count += 1;
  return count;
}
