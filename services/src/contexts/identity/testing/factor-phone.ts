import { Secret, TOTP } from 'otpauth';

import { PASSWORD, type Answered, type IdentityApp } from './identity-app.js';

/** The belongings of a member with a second factor. */
export interface SetUp {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** The phone of a member, and the calls that its codes are for. */
export interface FactorPhone {
  /** The code that the app shows now, or by a clock that is wrong. */
  code(secret: string, offMs?: number): string;
  /** Turns the second factor of a signed-in member on. */
  setUp(token: string, password?: string): Promise<SetUp>;
  login(username: string, password?: string): Promise<Answered>;
  /** The challenge that the right password is answered with. */
  challenge(username: string, password?: string): Promise<string>;
  finish(challenge: string, code: string): Promise<Answered>;
  /** All data of the log, as text. */
  logText(): Promise<string>;
}

export function factorsOf(app: IdentityApp): FactorPhone {
  const phone: FactorPhone = {
    code(secret, offMs = 0) {
      const timestamp = app.clock.now().getTime() + offMs;
      return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
    },
    async setUp(token, password = PASSWORD) {
      const begun = await app.call('POST /profile/factor', { token, body: { password } });
      const { factorId, secret } = begun.body as { factorId: string; secret: string };
      const body = { factorId, code: phone.code(secret) };
      const { status, body: made } = await app.call('POST /profile/factor/confirm', {
        token,
        body,
      });
      if (status !== 200) throw new Error(`Not set up: ${JSON.stringify(made)}`);
      return { secret, ...(made as { recoveryCodes: readonly string[] }) };
    },
    login: (username, password = PASSWORD) =>
      app.call('POST /login', { body: { username, password } }),
    async challenge(username, password) {
      const { status, body } = await phone.login(username, password);
      if (status !== 202) throw new Error(`Not asked for a code: ${JSON.stringify(body)}`);
      return (body as { challenge: string }).challenge;
    },
    finish: (challenge, code) => app.call('POST /login/factor', { body: { challenge, code } }),
    async logText() {
      const said: string[] = [];
      for await (const { type, data } of app.eventLog.readAll()) {
        said.push(`${type} ${JSON.stringify(data)}`);
      }
      return said.join('\n');
    },
  };
  return phone;
}
