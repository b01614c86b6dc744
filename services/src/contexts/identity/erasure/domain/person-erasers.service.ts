import { memberEvents, type MemberEvent } from '@foyer/contracts/identity';

import { defineFold, stream, type CommandRunner } from '#platform/cqrs';
import type { Files } from '#platform/stores/files';
import type { Mail } from '#platform/operations/mail';
import {
  evolveTraces,
  noTraces,
  type TracesOfMember,
} from '../../members/domain/traces-of-member.js';
import type { Credentials } from '../../members/adapters/credentials.js';
import type { Factors } from '../../members/adapters/factors.js';
import type { PasswordLinks } from '../../members/adapters/password-links.js';
import type { PersonEraser } from '../ports/person-eraser.js';

export interface EraserParts {
  readonly runner: CommandRunner;
  readonly credentials: Credentials;
  readonly links: PasswordLinks;
  readonly factors: Factors;
  readonly files: Files;
  readonly mail: Mail;
}

/** Streams `member-<id>`, folded to what was ever kept outside the log. */
const Traces = defineFold<TracesOfMember, MemberEvent>({
  name: 'member',
  initial: noTraces,
  evolve: evolveTraces,
  events: memberEvents,
});

/**
 * All who remove something of a person. Deleting a member has removed much of it; here goes what a
 * stop left.
 */
export function personErasers(parts: EraserParts): readonly PersonEraser[] {
  const { runner, credentials, links, factors, files, mail } = parts;
  const ofMember = (
    what: string,
    idsOf: (traces: TracesOfMember, personId: string) => readonly string[],
    remove: (id: string) => Promise<boolean>,
  ): PersonEraser => ({
    what,
    async erase({ personId, kind }) {
      if (kind !== 'member') return 0;
      let count = 0;
      const traces = await runner.stateOf(stream(Traces, personId));
      for (const id of idsOf(traces, personId)) {
        if (await remove(id)) count += 1;
      }
      return count;
    },
  });
  return [
    { what: 'mails', erase: ({ personId }) => mail.forget(personId) },
    ofMember(
      'pictures',
      ({ fileIds }) => fileIds,
      (id) => files.remove({ kind: 'avatar', id }),
    ),
    ofMember(
      'passwords',
      ({ credentialIds }) => credentialIds,
      (id) => credentials.forget(id),
    ),
    ofMember(
      'links',
      ({ linkIds }) => linkIds,
      (id) => links.withdraw(id),
    ),
    ofMember(
      'factors',
      // A setup that was not finished is named by the member.
      ({ factorIds }, memberId) => [...factorIds, memberId],
      (id) => factors.forget(id),
    ),
  ];
}
