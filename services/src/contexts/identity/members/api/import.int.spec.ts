import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { MEMBER_CSV_ROWS_MAX, type ImportReport } from '@foyer/contracts/identity';

import { bootIdentityApp, type IdentityApp } from '../../testing/identity-app.js';

const HEADER = 'Username,Email,First name,Last name,Role';
const person = (n: number) => `person.${n},person${n}@example.org,Person,Number ${n},`;
const file = (...rows: readonly string[]) => [HEADER, ...rows].join('\r\n');
const people = (count: number) => Array.from({ length: count }, (_, n) => person(n));

describe('an import of members', () => {
  let app: IdentityApp;
  let token: string;

  beforeEach(async () => {
    app = await bootIdentityApp();
    await app.member('cleo.admin', 'admin');
    token = await app.signIn('cleo.admin');
  });
  afterEach(() => app.close());

  const send = async (body: object): Promise<{ status: number; report: ImportReport }> => {
    const { status, body: report } = await app.call('POST /users/importCsv', { token, body });
    return { status, report: report as ImportReport };
  };
  const members = async (): Promise<number> => {
    const { body } = await app.call('GET /users/all', { token });
    return (body as { totalDocs: number }).totalDocs;
  };

  test('of 1,000 rows with 10 bad ones names the ten and imports no member', async () => {
    await app.member('taken.name');
    const rows = people(1000);
    const bad: readonly (readonly [number, string, string, string])[] = [
      [3, 'ab,short@example.org,A,B,', 'username', 'INVALID'],
      [100, 'person.x,no address,A,B,', 'email', 'INVALID'],
      [101, ',blank@example.org,A,B,', 'username', 'BLANK'],
      [200, 'person.y,persony@example.org,,B,', 'firstname', 'BLANK'],
      [300, 'person.z,personz@example.org,A,B,boss', 'role', 'INVALID'],
      [400, 'person.5,other@example.org,A,B,', 'username', 'CSV_TWICE'],
      [500, 'other.name,PERSON6@example.org,A,B,', 'email', 'CSV_TWICE'],
      [600, 'taken.name,new@example.org,A,B,', 'username', 'USER_NAME_ALREADY_EXISTS'],
      [700, 'new.name,Taken.Name@example.org,A,B,', 'email', 'EMAIL_ALREADY_EXISTS'],
      [1001, 'chief.name,chief@example.org,A,B,admin', 'role', 'FORBIDDEN'],
    ];
    for (const [row, text] of bad) rows[row - 2] = text;
    const { status, report } = await send({ csv: file(...rows) });
    expect(status).toBe(200);
    expect(report.problems).toEqual(bad.map(([row, , field, code]) => ({ row, field, code })));
    expect(report).toMatchObject({ rows: 1000, imported: 0 });
    expect(await members()).toBe(2);
  });

  test('of 1,000 good rows imports all in one write, once', async () => {
    const csv = file(...people(1000));
    expect(await send({ csv, dryRun: true })).toMatchObject({
      report: { rows: 1000, imported: 0, problems: [] },
    });
    expect(await members()).toBe(1);
    const { report } = await send({ csv });
    expect(report).toMatchObject({ rows: 1000, imported: 1000, problems: [] });
    expect(report.preview).toHaveLength(100);
    const found = await app.call('GET /users?q=person.999', { token });
    expect(found).toMatchObject({ body: { docs: [{ lastName: 'Number 999', role: 'member' }] } });
    const again = await send({ csv });
    expect(again.report.imported).toBe(0);
    expect(again.report.problems).toHaveLength(2000);
    const { body } = await app.call('GET /users?limit=1', { token });
    expect(body).toMatchObject({ totalDocs: 1001 });
  });

  test('reads what spreadsheets write: a mark at the beginning, semicolons, quotes, blank rows', async () => {
    const csv =
      '\uFEFFEmail;User name;First name;Last name\n' +
      'jose@example.org;jose.m;"José; ""Pepe""";Müller\n;;;\n\n';
    expect(await send({ csv })).toMatchObject({ report: { rows: 1, imported: 1, problems: [] } });
    expect(await app.call('GET /users?q=jose.m', { token })).toMatchObject({
      body: { docs: [{ firstName: 'José; "Pepe"', lastName: 'Müller' }] },
    });
  });

  test('invites those whom it brings, where that is asked for', async () => {
    await send({ csv: file(person(1)), invite: true, language: 'en' });
    expect(await app.call('GET /users?q=person.1', { token })).toMatchObject({
      body: { docs: [{ status: expect.stringMatching(/PENDING|INVITED/), language: 'en' }] },
    });
  });

  test.each([
    ['\n', 1, 'CSV_EMPTY'],
    ['Username,Email', 1, 'CSV_HEADERS'],
    [HEADER, 1, 'CSV_NO_ROWS'],
    [`${HEADER}\n"open,a@example.org,A,B,`, 2, 'CSV_BROKEN'],
    [file(...people(MEMBER_CSV_ROWS_MAX + 1)), 1, 'CSV_TOO_LONG'],
    [`${HEADER}\nm\uFFFDller,a@example.org,A,B,`, 2, 'CSV_ENCODING'],
  ])('says what is wrong with the file (%#)', async (csv, row, code) => {
    const { status, report } = await send({ csv });
    expect(status).toBe(200);
    expect(report).toMatchObject({ imported: 0, problems: [{ row, code }] });
  });

  test('refuses a file that is too large, and who may not import', async () => {
    expect((await send({ csv: 'x'.repeat(1_000_001) })).status).toBe(400);
    expect((await send({ csv: 'x'.repeat(2_000_001) })).status).toBe(413);
    await app.member('ada.berger');
    const ada = await app.signIn('ada.berger');
    const { status } = await app.call('POST /users/importCsv', {
      token: ada,
      body: { csv: file(person(1)) },
    });
    expect(status).toBe(403);
  });
});
