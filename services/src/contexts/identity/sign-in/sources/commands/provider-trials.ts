import { Injectable } from '@nestjs/common';
import type {
  Language,
  LdapProvider,
  OidcProvider,
  ProviderTrial,
} from '@foyer/contracts/identity';
import { rejections } from '@foyer/contracts/rejections';

import { Rejected } from '../../../../../platform/eventing/commands/index.js';
import { PublicAddress } from '../../../../../platform/operations/start/index.js';
import { needsSecretAgain } from '../domain/provider-secret.js';
import { SourceFailure } from '../domain/source-failure.js';
import { placesOf } from '../ports/places.js';
import { Directory } from '../ports/directory.js';
import { ProviderSecrets } from '../ports/provider-secrets.js';
import { Providers } from '../ports/providers.js';
import { OidcSignIn } from '../ports/sign-in-provider.js';
import { demandUsable } from './demand-usable.js';

const WORKS: Readonly<Record<Language, string>> = {
  en: 'The connection works.',
  de: 'Die Verbindung funktioniert.',
};

/** Tries settings that are not saved yet, and says what came of it. */
@Injectable()
export class ProviderTrials {
  constructor(
    private readonly providers: Providers,
    private readonly secrets: ProviderSecrets,
    private readonly directory: Directory,
    private readonly oidcSignIn: OidcSignIn,
    private readonly address: PublicAddress,
  ) {}

  async ldap(
    wanted: LdapProvider,
    language: Language,
    signal: AbortSignal,
  ): Promise<ProviderTrial> {
    await demandUsable.ldap(wanted);
    const { bindPW: typed, ...settings } = wanted;
    const kept = await this.providers.ldap();
    const next = { ...settings, secretId: kept?.secretId ?? null };
    // A password that is kept is said to no one but whom it was given for.
    const isOther =
      kept !== undefined &&
      needsSecretAgain(
        { type: 'LdapProviderSaved', data: kept },
        { type: 'LdapProviderSaved', data: next },
      );
    if (typed === undefined && isOther) needSecret('bindPW');
    const bindPW = typed ?? (await this.secrets.find(next.secretId));
    return tried(language, async () => {
      const everybody = await this.directory.everybody({ settings: next, bindPW }, signal);
      const allowed = everybody.filter((entry) => entry.allowed).length;
      if (allowed === 0) throw new SourceFailure('DIRECTORY_EMPTY');
      return allowed;
    });
  }

  async oidc(wanted: OidcProvider, language: Language): Promise<ProviderTrial> {
    demandUsable.oidc(wanted);
    const { clientSecret: _typed, ...settings } = wanted;
    // Nothing secret is said in a trial: that needs somebody who signs in.
    const access = {
      settings: { ...settings, secretId: null },
      clientSecret: '',
      redirectUri: placesOf(this.address).redirectUri,
    };
    return tried(language, async () => {
      await this.oidcSignIn.check(access);
      return null;
    });
  }
}

function needSecret(field: string): never {
  throw new Rejected('INVALID_INPUT', {}, { [field]: 'SECRET_NEEDED' });
}

async function tried(
  language: Language,
  ask: () => Promise<number | null>,
): Promise<ProviderTrial> {
  try {
    return { ok: true, code: null, msg: WORKS[language], found: await ask() };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    return { ok: false, code: error.code, msg: rejections[error.code][language], found: null };
  }
}
