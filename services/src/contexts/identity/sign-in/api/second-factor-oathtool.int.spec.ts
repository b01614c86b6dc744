import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { factorsOf, type FactorPhone } from '../../testing/factor-phone.js';
import { bootIdentityApp, PASSWORD, type IdentityApp } from '../../testing/identity-app.js';
import { oathCode } from '../../testing/oath-code.js';

let app: IdentityApp;
let phone: FactorPhone;

beforeAll(async () => {
  app = await bootIdentityApp();
  phone = factorsOf(app);
});
afterAll(() => app.close());

test('a second factor is set up and signed in with by the codes of oathtool', async () => {
  await app.member('ada.berger');
  const token = await app.signIn('ada.berger');
  const begun = await app.call('POST /profile/factor', { token, body: { password: PASSWORD } });
  const { factorId, secret } = begun.body as { factorId: string; secret: string };
  const body = { factorId, code: oathCode(secret, app.clock.now()) };
  expect(await app.call('POST /profile/factor/confirm', { token, body })).toMatchObject({
    status: 200,
  });
  for (let day = 0; day < 3; day++) {
    app.clock.advance(24 * 3_600_000 + 17_000);
    const challenge = await phone.challenge('ada.berger');
    const code = oathCode(secret, app.clock.now());
    expect(await phone.finish(challenge, code)).toMatchObject({ status: 200 });
  }
});
