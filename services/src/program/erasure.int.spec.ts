import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { rejections } from '@foyer/contracts/rejections';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { openSqliteEventLog } from '@foyer/event-log/sqlite';
import { ProjectionRunner, SqliteReadStore } from '@foyer/projections';
import sharp from 'sharp';

import { Terminal } from '../cli/output/terminal.js';
import { runCli } from '../cli/run-cli.js';
import { erasureTask, ErasureService } from '#contexts/identity';
import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { openAdminSocket } from '#platform/operations/admin-socket';
import { isEncrypted, PersonalData, PersonKeys } from '#platform/stores/personal-data';
import { PublicAddress } from '#platform/operations/start';
import { CountingId } from '#platform/testing/counting-id.js';
import { eventually } from '#platform/testing/eventually.js';
import { ManualClock } from '#platform/testing/manual-clock.js';
import { SqliteVault } from '#platform/stores/vault';

const inviteBaseURL = 'https://reception.example.org/';
const guestId = '01990000-0000-7000-8000-0000000000e1';
const memberId = '01990000-0000-7000-8000-0000000000e2';
const otherId = '01990000-0000-7000-8000-0000000000e3';
const visitId = '01990000-0000-7000-8000-0000000000e4';
const portalId = '01990000-0000-7000-8000-0000000000e5';
/** The traces of these persons that must not be found any more. */
const TRACES = [
  'Xaverine',
  'Quellwasser',
  'xq.guest@example',
  '765 4321',
  'xq.member',
  'Kilometer 7',
  'Zaunkönigin',
];

describe('after somebody was forgotten', () => {
  let folder: string;
  let app: IdentityApp | undefined;
  const clock = new ManualClock();
  const newId = new CountingId();

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'foyer-forgotten-'));
  });
  afterEach(async () => {
    await app?.close();
    await rm(folder, { recursive: true, maxRetries: 5 });
  });

  /** The program as it runs in production as far as the disk is concerned. */
  const boot = async () => {
    const eventLog = openSqliteEventLog({ path: join(folder, 'events.db') });
    const checkpointer = HashChainCheckpointer.start(eventLog);
    const vault = new SqliteVault(join(folder, 'vault.db'));
    const readStore = new SqliteReadStore(join(folder, 'read-models.db'));
    const booted = await bootIdentityApp({
      ...{ eventLog, vault, readStore, clock, newId },
      environment: { FOYER_DATA: folder },
    });
    booted.app.get(PublicAddress).announce('https://reception.example.org');
    const close = async () => {
      await checkpointer.stop();
      await booted.close();
      await readStore.close();
      await vault.close();
    };
    app = { ...booted, close };
    return { ...app, vault, readStore };
  };
  type Booted = Awaited<ReturnType<typeof boot>>;
  const shut = async (): Promise<void> => {
    await app?.close();
    app = undefined;
  };

  /** Every file of the data folder, byte by byte. */
  const onDisk = async (): Promise<ReadonlyMap<string, Buffer>> => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile());
    const read = files.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(folder.length + 1), await readFile(path)] as const;
    });
    try {
      return new Map(await Promise.all(read));
    } catch (error) {
      // SQLite takes its side files away when the last connection is let go of: everything is read
      // again.
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return onDisk();
    }
  };
  const tracesOf = async (texts: readonly (string | Buffer)[]): Promise<string[]> =>
    [...(await onDisk())].flatMap(([file, bytes]) =>
      texts.filter((text) => bytes.includes(text)).map((text) => `${file}: ${text.toString()}`),
    );
  const foyer = async (...argv: string[]) => {
    const [out, about] = [new PassThrough(), new PassThrough()];
    const code = await runCli(argv, new Terminal(out, about), { FOYER_DATA: folder });
    const said = (stream: PassThrough): string =>
      (stream.read() as Buffer | null)?.toString() ?? '';
    return { code, out: said(out), about: said(about) };
  };

  /**
   * A guest, and a member who was invited, came, got a picture and was deleted. Gives the token of
   * an administrator.
   */
  const peopleIn = async (booted: Booted): Promise<string> => {
    await booted.member('super.admin', 'super-admin');
    const token = await booted.signIn('super.admin');
    const guest = {
      _id: guestId,
      firstName: 'Xaverine',
      lastName: 'Quellwasser',
      email: 'xq.guest@example.org',
      phone: '+49 301 765 4321',
    };
    const users = [memberId, otherId].map((_id, n) => ({
      _id,
      firstName: 'Xaverine',
      lastName: 'Quellwasser',
      userName: n === 0 ? 'xq.member' : 'somebody.else',
      email: n === 0 ? 'xq.member@example.org' : 'somebody@example.org',
      role: 'member',
    }));
    users[1] = { ...users[1]!, firstName: 'Somebody', lastName: 'Else' };
    expect((await booted.call('POST /guests', { token, body: guest })).status).toBe(201);
    await booted.call('POST /members/createWithInvitation', {
      token,
      body: { users, inviteBaseURL },
    });
    // A password that is set puts out the link, which is not mailed any more then.
    await eventually('the mails lie in the outbox', async () => {
      const names = await readdir(join(folder, 'outbox')).catch(() => []);
      return names.filter((name) => name.endsWith('.eml')).length === 2;
    });
    await booted.call(`PUT /admin/members/${memberId}`, {
      token,
      body: { password: 'Quiet-Zebra-77' },
    });
    const own = await booted.signIn('xq.member', 'Quiet-Zebra-77');
    await booted.call('POST /profile/changePassword', {
      token: own,
      body: { oldPassword: 'Quiet-Zebra-77', newPassword: 'Quiet-Zebra-78' },
    });
    await booted.call('POST /users/updateMyAccountDescription', {
      token: own,
      body: { description: 'Lives at Kilometer 7' },
    });
    await picture(own);
    const [first] = await pictures();
    await picture(own);
    // As if a stop had come before the one that was replaced could be removed.
    if (first) await writeFile(join(folder, first[0]), first[1]);
    await visit(booted);
    return token;
  };
  /** A visitor who gave a name, had trouble, and said a word when leaving. */
  const visit = async ({ core }: Booted): Promise<void> => {
    const { clock: now, codec, eventLog, newId: ids } = core;
    const happened = [
      {
        type: 'VisitOpened',
        data: { visitId, portalId, visitorName: 'Zaunkönigin Eins', language: 'de' },
      },
      {
        type: 'VisitStatusChanged',
        data: { visitId, status: 'IN_ERROR', note: null },
      },
      { type: 'VisitFaultNoted', data: { visitId, note: 'Zaunkönigin Zwei has no camera' } },
      { type: 'VisitEnded', data: { visitId, reason: 'left' } },
      {
        type: 'VisitRated',
        data: { visitId, ratingType: 'stars', rating: 5, comment: 'Zaunkönigin Drei says thanks' },
      },
    ];
    const events = await Promise.all(
      happened.map(async (event) => {
        const { data, schemaVersion } = await codec.encode(event);
        const actor = { type: 'visitor', id: visitId } as const;
        const at = now.now().toISOString();
        const id = ids.next();
        const metadata = { causationId: id, correlationId: visitId, actor, at, schemaVersion };
        return { id, type: event.type, data, metadata };
      }),
    );
    const { position } = await eventLog.append([
      { stream: `visit-${visitId}`, expectedRevision: 'no-stream', events },
    ]);
    await core.readModels.waitFor(position, 5000);
  };
  /** A recording of a person that was not mixed. @returns the id of its only track */
  const recordingOf = async ({ core }: Booted, joinerId: string): Promise<string> => {
    const [callId, recordingId, trackId] = [randomUUID(), randomUUID(), randomUUID()];
    const of = { callId, recordingId };
    const startedAt = core.clock.now().toISOString();
    const happened = [
      {
        type: 'CallRecordingStarted',
        data: { ...of, recordType: 'video', initiatorId: otherId, startedAt },
      },
      {
        type: 'CallRecordingTrackStarted',
        data: { ...of, trackId, joinerId, streamType: 'userCam', startedAt },
      },
    ];
    const actor = { type: 'system', id: 'test' } as const;
    const events = happened.map((event) => {
      const id = core.newId.next();
      const metadata = { causationId: id, correlationId: callId, actor, at: startedAt };
      return { id, ...event, metadata: { ...metadata, schemaVersion: 1 } };
    });
    const { position } = await core.eventLog.append([
      { stream: `callrecording-${callId}`, expectedRevision: 'no-stream', events },
    ]);
    await core.readModels.waitFor(position, 5000);
    const lies = join(folder, 'recordings');
    await mkdir(join(lies, `mix-${recordingId}-a`), { recursive: true });
    await writeFile(join(lies, `${trackId}-audio-0.mjr`), 'sound');
    if (joinerId !== visitId) {
      await rm(join(lies, `mix-${recordingId}-a`), { recursive: true });
      return trackId;
    }
    await writeFile(join(lies, `${trackId}-video-1.mjr`), 'picture');
    await writeFile(join(lies, `mix-${recordingId}-a`, 'a.opus'), 'sound');
    return trackId;
  };
  const pictures = async () => [...(await onDisk())].filter(([file]) => file.startsWith('files'));
  const picture = async (token: string): Promise<void> => {
    const content = await sharp({
      create: { width: 20, height: 20, channels: 3, background: '#336699' },
    })
      .png()
      .toBuffer();
    const form = new FormData();
    form.append('avatar', new Blob([new Uint8Array(content)], { type: 'image/png' }), 'a.png');
    const headers = { authorization: `Bearer ${token}` };
    const url = `${app?.url ?? ''}/api/v2/avatar/mainAccount`;
    expect((await fetch(url, { method: 'PATCH', headers, body: form })).status).toBe(200);
  };

  test('no trace of them is on the disk, in clear or for any remaining key', async () => {
    const booted = await boot();
    const { vault, eventLog } = booted;
    const token = await peopleIn(booted);
    const forgotten = [guestId, memberId, visitId];
    const keys = forgotten.map((id) => vault.get('person-key', id));
    const secrets = (await Promise.all(keys)).map((key) => key ?? Buffer.from('no key'));
    // The search would find these traces without an erasure.
    const before = await tracesOf(TRACES);
    expect(before.some((found) => found.startsWith('read-models.db'))).toBe(true);
    expect(before.some((found) => found.startsWith('outbox'))).toBe(true);
    for (const secret of secrets) expect(await tracesOf([secret])).not.toEqual([]);
    expect(await pictures()).toHaveLength(2);

    await booted.call('POST /users/delete', { token, body: { deleteUsers: [memberId] } });
    for (const id of forgotten) {
      expect((await booted.call(`POST /admin/people/${id}/forget`, { token })).status).toBe(200);
    }
    expect(await tracesOf([...TRACES, ...secrets])).toEqual([]);
    const files = [...(await onDisk()).keys()];
    expect(await pictures()).toEqual([]);
    expect(files.filter((file) => file.startsWith('outbox'))).toEqual([
      expect.stringContaining(otherId),
    ]);
    // A program that starts now has no key to read any of it with; of others it has.
    const data = new PersonalData(new PersonKeys(vault));
    const read = { forgotten: 0, others: 0 };
    for await (const { type, data: fields } of eventLog.readAll()) {
      const subject = (fields.memberId ?? fields.guestId ?? fields.visitId) as string;
      for (const [field, value] of Object.entries(fields)) {
        if (!isEncrypted(value)) continue;
        const clear = await data.decrypt({ subject, type, field }, value);
        if (forgotten.includes(subject)) {
          read.forgotten += 1;
          expect(clear).toBeNull();
        } else {
          read.others += 1;
          expect(clear).not.toBeNull();
        }
      }
    }
    expect(read.forgotten).toBeGreaterThan(10);
    expect(read.others).toBeGreaterThan(5);
    await shut();
    expect(await tracesOf([...TRACES, ...secrets])).toEqual([]);
  });

  test('the chain holds, and read models rebuilt are those of before', async () => {
    const booted = await boot();
    const { core, readStore } = booted;
    const token = await peopleIn(booted);
    await booted.call('POST /users/delete', { token, body: { deleteUsers: [memberId] } });
    for (const id of [guestId, memberId, visitId])
      await booted.call(`POST /admin/people/${id}/forget`, { token });
    const head = await core.eventLog.head();
    if (head !== undefined) await core.readModels.waitFor(head, 5000);
    const documents = async (): Promise<Record<string, string[]>> => {
      const found: Record<string, string[]> = {};
      for (const build of (await readStore.builds()).filter(({ live }) => live)) {
        for (const name of Object.keys(build.collections)) {
          found[name] = [];
          for await (const text of readStore.export(build, name)) found[name].push(text);
        }
      }
      return found;
    };
    const live = await documents();
    expect(live.erasures).toHaveLength(3);
    const { readModels } = core;
    if (!(readModels instanceof ProjectionRunner)) throw new Error('Nothing to rebuild with');
    await readModels.rebuild('all');
    expect(await documents()).toEqual(live);
    await shut();
    expect(await foyer('audit', 'verify')).toMatchObject({ code: 0 });
  });

  test('the command line does the same, once, with a receipt to check without a server', async () => {
    await peopleIn(await boot());
    // A server that no one can ask, as one of an older version.
    expect(await foyer('people', 'forget', guestId)).toMatchObject({ code: 1 });
    await shut();
    expect(await foyer('people', 'forget', memberId)).toMatchObject({ code: 1 });
    const first = await foyer('people', 'forget', guestId, '--receipt');
    expect(first).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+\n$/),
    });
    const bytes = await onDisk();
    expect(await foyer('people', 'forget', guestId, '--receipt')).toEqual(first);
    expect((await onDisk()).get('events.db')).toEqual(bytes.get('events.db'));
    const receipt = first.out.trim();
    const { code, out } = await foyer('people', 'check', receipt, '--json');
    expect([code, JSON.parse(out)]).toMatchObject([0, { sub: guestId, kind: 'guest' }]);
    const forged = receipt.slice(0, -4) + (receipt.endsWith('AAAA') ? 'BBBB' : 'AAAA');
    expect(await foyer('people', 'check', forged)).toMatchObject({ code: 1 });
    expect(await foyer('audit', 'verify')).toMatchObject({ code: 0 });
    expect(await tracesOf(['xq.guest@example', '765 4321'])).toEqual([]);
    // The server, started again, says the same.
    const again = await boot();
    const token = await again.signIn('super.admin');
    const { body } = await again.call(`POST /admin/people/${guestId}/forget`, { token });
    expect(body).toMatchObject({ receipt, wasForgotten: true });
  });

  test('the command line leaves no sound of them where no server runs, and that of others', async () => {
    const booted = await boot();
    await peopleIn(booted);
    const ofVisitor = await recordingOf(booted, visitId);
    const ofOther = await recordingOf(booted, otherId);
    await shut();
    const { code, out } = await foyer('people', 'forget', visitId, '--receipt');
    expect(code).toBe(0);
    const lying = [...(await onDisk()).keys()].filter((file) => file.startsWith('recordings'));
    expect(lying).toEqual([`recordings/${ofOther}-audio-0.mjr`]);
    expect(ofVisitor).not.toBe(ofOther);
    const said = await foyer('people', 'check', out.trim(), '--json');
    expect(JSON.parse(said.out)).toMatchObject({ erased: { tracks: 2 } });
  });

  test('the command line tells which files are lost', async () => {
    const booted = await boot();
    await peopleIn(booted);
    expect(await foyer('files', 'check')).toMatchObject({ code: 1 });
    await shut();
    expect(await foyer('files', 'check')).toMatchObject({
      ...{ code: 0, out: expect.stringMatching(/^All \d+ files are there/) },
    });
    for (const [file] of await pictures()) await rm(join(folder, file));
    const { code, out, about } = await foyer('files', 'check', '--json');
    expect(code).toBe(1);
    expect(JSON.parse(out)).toMatchObject({ kind: 'avatar', found: 'missing' });
    expect(about).toContain('1 of 1 files are lost');
  });

  test('the command line asks a server that runs, which says the same afterwards', async () => {
    const booted = await boot();
    const token = await peopleIn(booted);
    const { core } = booted;
    const task = erasureTask(booted.app.get(ErasureService), core.newId);
    const proxy = await openAdminSocket(folder, [task], core.log);
    try {
      const refused = await foyer('people', 'forget', memberId);
      expect(refused).toMatchObject({
        code: 1,
        about: expect.stringContaining(rejections.MEMBER_NOT_DELETED.en),
      });
      const unknown = await foyer('people', 'forget', 'nobody');
      expect(unknown.about).toContain(rejections.PERSON_NOT_FOUND.en);
      const { code, out } = await foyer('people', 'forget', guestId, '--receipt');
      expect(code).toBe(0);
      expect(await foyer('people', 'forget', guestId)).toMatchObject({
        code: 0,
        out: expect.stringContaining('was forgotten before'),
      });
      const { body } = await booted.call(`POST /admin/people/${guestId}/forget`, { token });
      expect(body).toMatchObject({ receipt: out.trim(), wasForgotten: true });
      expect(await tracesOf(['xq.guest@example', '765 4321'])).toEqual([]);
    } finally {
      await proxy.close();
    }
    await shut();
    expect(await foyer('audit', 'verify')).toMatchObject({ code: 0 });
  });
});
