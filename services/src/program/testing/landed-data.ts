import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { fullPath } from '@foyer/contracts/schema';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { v7 as newId } from 'uuid';

import { eventually } from '#platform/testing/eventually.js';

/**
 * A data folder as the landed version f6742781 left it: an administrator, a portal, a group, a
 * visitor who waits.
 */
const LANDED = fileURLToPath(new URL('landed-data.tar.gz', import.meta.url));

export const ADMINISTRATOR = { username: 'administrator', password: 'Correct-Horse-1' };

/** Fills a data folder with what a version before has left. */
export function unpackLanded(folder: string): void {
  execFileSync('tar', ['xzf', LANDED, '-C', folder]);
}

/**
 * Appends events to a log, each of which becomes a document. Groups are quickest; where every second
 * one is a member, the read model of every sign-in takes its time as well.
 */
export async function lengthen(
  path: string,
  moreEvents: number,
  documents: 'groups' | 'members and groups' = 'groups',
): Promise<void> {
  const log = openSqliteEventLog({ path });
  const metadata = {
    causationId: newId(),
    correlationId: newId(),
    actor: { type: 'system', id: 'import' } as const,
    at: new Date().toISOString(),
    schemaVersion: 1,
  };
  for (let n = 0; n < moreEvents; n += 1000) {
    const appends = Array.from({ length: 1000 }, (_, m) => {
      const { stream, type, data } =
        documents === 'groups' || m % 2 === 0 ? newGroup(n + m) : newMember();
      const events = [{ id: newId(), type, data, metadata }];
      return { stream, expectedRevision: 'no-stream', events } as const;
    });
    await log.append(appends);
  }
  await log.close();
}

function newGroup(number: number) {
  const groupId = newId();
  const data = { groupId, name: `Group ${number}` };
  return { stream: `group-${groupId}`, type: 'GroupCreated', data };
}

function newMember() {
  const memberId = newId();
  const unnamed = { firstName: null, lastName: null, userName: null, email: null };
  const data = { memberId, ...unnamed, role: 'none', language: 'en' };
  return { stream: `member-${memberId}`, type: 'MemberCreated', data };
}

interface Answers {
  /** Status, code of the error and seconds to wait: each different one until the server is ready. */
  readonly before: readonly string[];
  /** The same once it is ready. */
  readonly after: readonly string[];
}

/** Asks as visitors and people who sign in do, until the server is ready and once more. */
export async function answersUntilReady(origin: string, withinMs: number): Promise<Answers> {
  const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
    const answer = await fetch(origin + path, init);
    const text = await answer.text();
    const code = /"code":"(\w+)"/.exec(text)?.[1] ?? '';
    return [answer.status, code, answer.headers.get('retry-after') ?? ''].join(' ').trim();
  };
  const body = JSON.stringify(ADMINISTRATOR);
  const headers = { 'content-type': 'application/json' };
  const askAll = () =>
    Promise.all([
      ask(fullPath(portalRoutes.getPublicPortal).replace('{idOrShortlink}', 'reception')),
      ask(fullPath(identityRoutes.login), { method: 'POST', headers, body }),
      ask('/vblh/web-client-v2/queue/reception'),
    ]);
  const before = new Set<string>();
  await eventually(
    'it is ready',
    async () => {
      for (const answer of await askAll()) before.add(answer);
      return (await fetch(`${origin}/health/ready`)).status === 200;
    },
    withinMs,
  );
  return { before: [...before].sort(), after: [...new Set(await askAll())] };
}
