import { Controller } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { chosenLanguage, ssoRoutes } from '@foyer/contracts/identity';

import { Answer, Input, Serves, type InputOf, type RouteInput } from '#platform/http';
import { originOf } from './session-origin.js';
import { CompanySignIns } from '../domain/company-sign-ins.service.js';
import type { Onward } from '../domain/sso-flow.service.js';
import { SignInMethods } from '../../user-sources/views/sign-in-methods.js';

/** Signing in through the company's own providers. */
@Controller()
export class SsoController {
  constructor(
    private readonly queries: QueryBus,
    private readonly signIns: CompanySignIns,
  ) {}

  @Serves(ssoRoutes.signInMethods)
  async methods() {
    return { methods: await this.queries.execute(new SignInMethods()) };
  }

  @Serves(ssoRoutes.oidcEnabled)
  async oidcEnabled() {
    const methods = await this.queries.execute(new SignInMethods());
    return { enabled: methods.some(({ kind }) => kind === 'oidc') };
  }

  @Serves(ssoRoutes.oidcLogin)
  async oidcLogin(@Input() { query }: InputOf<typeof ssoRoutes.oidcLogin>) {
    return sentOn(await this.signIns.beginOidc(query.return));
  }

  @Serves(ssoRoutes.oidcCallback)
  async oidcCallback(@Input() input: InputOf<typeof ssoRoutes.oidcCallback>) {
    return sentOn(await this.signIns.finishOidc(returning(input), queryOf(input.query)));
  }

  @Serves(ssoRoutes.samlLogin)
  async samlLogin(@Input() { query }: InputOf<typeof ssoRoutes.samlLogin>) {
    return sentOn(await this.signIns.beginSaml(query.return));
  }

  @Serves(ssoRoutes.samlCallback)
  async samlCallback(@Input() input: InputOf<typeof ssoRoutes.samlCallback>) {
    return sentOn(await this.signIns.finishSaml(returning(input), input.body.SAMLResponse));
  }

  @Serves(ssoRoutes.samlMetadata)
  async samlMetadata() {
    return new Answer(Buffer.from(await this.signIns.metadata(), 'utf8'), {
      headers: { 'content-type': ssoRoutes.samlMetadata.produces ?? '' },
    });
  }

  @Serves(ssoRoutes.takeSession)
  async takeSession(@Input() { cookies }: InputOf<typeof ssoRoutes.takeSession>) {
    const { token, cookie } = await this.signIns.takeSession(cookies);
    return new Answer({ token, data: { token } }, { headers: { 'set-cookie': cookie } });
  }
}

function sentOn({ location, cookie }: Onward): Answer<Uint8Array> {
  return new Answer(new Uint8Array(), { headers: { location, 'set-cookie': cookie } });
}

function returning(input: RouteInput) {
  const { cookies, context } = input;
  // As chosen on the sign-in page, else as the browser is set.
  const language = chosenLanguage(cookies) ?? input.language;
  return { cookies, context, origin: originOf(input), language };
}

function queryOf(given: Readonly<Record<string, string | undefined>>): URLSearchParams {
  const there = Object.entries(given).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as [string, string]],
  );
  return new URLSearchParams(there);
}
