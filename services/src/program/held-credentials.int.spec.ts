import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { bootIdentityApp, type IdentityApp } from '#contexts/identity/testing/identity-app.js';
import { IntegrationsModule } from '#contexts/integrations';
import { eventually } from '#platform/testing/eventually.js';

const WAIT = 'GET /events?after=now&wait=30&type=foyer.VisitEnded';
const HOUR_MS = 3_600_000;

/** The clock stands, so that a call that waits to its end never answers. */
describe('a call that waits ends with its credential', () => {
  let app: IdentityApp;
  let admin: string;

  beforeEach(async () => {
    app = await bootIdentityApp({ imports: [IntegrationsModule] });
    await app.member('sue.admin', 'super-admin');
    admin = await app.signIn('sue.admin');
  });
  afterEach(() => app.close());

  const key = async (more: object = {}) => {
    const body = { name: 'CRM', role: 'auditor', ...more };
    const { body: made } = await app.call('POST /admin/api-keys', { token: admin, body });
    return made as { readonly id: string; readonly key: string };
  };
  /** Begins to wait; the clock has a plan then for the end of the wait. */
  const waiting = async (token: string) => {
    const before = app.clock.pending;
    const answer = app.call(WAIT, { token });
    await eventually('it waits', () => app.clock.pending >= before + 1);
    return { answer };
  };
  const refusedAs = (code: string) => ({ status: 401, body: { errors: { code } } });

  test('a key that is revoked', async () => {
    const made = await key();
    const { answer } = await waiting(made.key);
    await app.call(`DELETE /admin/api-keys/${made.id}`, { token: admin });
    expect(await answer).toMatchObject(refusedAs('API_KEY_INVALID'));
  });

  test('a key that runs out', async () => {
    const expiresAt = new Date(app.clock.now().getTime() + 25 * HOUR_MS).toISOString();
    const made = await key({ expiresAt });
    app.clock.advance(25 * HOUR_MS - 10_000);
    const { answer } = await waiting(made.key);
    app.clock.advance(10_000);
    expect(await answer).toMatchObject(refusedAs('API_KEY_EXPIRED'));
  });

  test('a session that is signed out', async () => {
    await app.member('ada.auditor', 'auditor');
    const token = await app.signIn('ada.auditor');
    const { answer } = await waiting(token);
    await app.call('POST /logout', { token });
    expect(await answer).toMatchObject(refusedAs('SIGNED_OUT'));
  });

  test('a member who is deactivated', async () => {
    const id = await app.member('ada.auditor', 'auditor');
    const token = await app.signIn('ada.auditor');
    const { answer } = await waiting(token);
    await app.call(`PUT /admin/members/${id}`, { token: admin, body: { status: 'INACTIVE' } });
    expect(await answer).toMatchObject(refusedAs('SIGNED_OUT'));
  });
});
