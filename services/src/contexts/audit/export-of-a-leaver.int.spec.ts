import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { AuditModule } from './index.js';

let app: IdentityApp;
let root: string;

beforeAll(async () => {
  app = await bootIdentityApp({ imports: [AuditModule] });
  await app.member('root.admin', 'super-admin');
  root = await app.signIn('root.admin');
});
afterAll(() => app.close());

test('an export is whole or refused, whenever its auditor is deactivated', async () => {
  const id = await app.member('mia.auditor', 'auditor');
  const token = await app.signIn('mia.auditor');
  let correlationId = '';
  for await (const { metadata } of app.eventLog.readStream(`member-${id}`))
    correlationId ||= metadata.correlationId;
  const headers = { authorization: `Bearer ${token}` };
  const take = async () => {
    const path = `/api/v2/admin/audit/correlations/${correlationId}/export`;
    const response = await fetch(app.url + path, { headers });
    return { status: response.status, text: await response.text() };
  };
  const whole = await take();
  expect(whole.status).toBe(200);
  const linesIn = (text: string) => text.trim().split('\n').length;
  const change = { token: root, body: { status: 'INACTIVE' } };
  const [, ...taken] = await Promise.all([
    app.call(`PUT /admin/members/${id}`, change),
    ...[take(), take(), take()],
  ]);
  for (const { status, text } of taken) {
    if (status === 200) expect(linesIn(text)).toBe(linesIn(whole.text));
    else expect([status, text]).toEqual([401, expect.stringMatching(/UNAUTHENTICATED|SIGNED_OUT/)]);
  }
  expect(await take()).toMatchObject({ status: 401 });
});
