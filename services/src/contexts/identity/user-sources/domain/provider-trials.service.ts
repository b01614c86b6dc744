import { Injectable } from '@nestjs/common';
import type {
  Language,
  LdapProvider,
  OidcProvider,
  ProviderTrial,
  SamlProvider,
} from '@foyer/contracts/identity';
import { rejections } from '@foyer/contracts/rejections';

import { Clock } from '#platform/clock';
import { PublicAddress } from '#platform/operations/start';
import { MemberDirectory } from '../../members/adapters/member-directory.js';
import { needsSecretAgain } from './provider-secret.js';
import { samlFindings } from './saml-findings.js';
import { SourceFailure } from './source-failure.js';
import { placesOf } from '../places.js';
import { ProviderSecrets } from '../adapters/provider-secrets.js';
import { ProviderPages } from '../adapters/provider-pages.js';
import { Providers } from '../adapters/providers.js';
import type { DirectoryEntry } from '../adapters/directory.js';
import { OidcSignIn } from '../adapters/oidc-sign-in.js';
import { demandNone, faultsOf } from './demand-usable.service.js';
import { DirectoryPlans, type DirectoryPlan } from './directory-plans.service.js';
import { seenOf } from './saml-trial.service.js';
import { samlFindingText } from './saml-trial-texts.js';

const WORKS: Readonly<Record<Language, string>> = {
  en: 'The connection works.',
  de: 'Die Verbindung funktioniert.',
};

const SAML_WORKS: Readonly<Record<Language, string>> = {
  en: 'Nothing speaks against these settings. Sign in once to be sure.',
  de: 'Nichts spricht gegen diese Einstellungen. Melden Sie sich zur Sicherheit einmal an.',
};

/** The most people who are listed by name; all are counted. */
const NAMED = 20;

/** Tries settings that are not saved yet, and says what came of it. */
@Injectable()
export class ProviderTrials {
  constructor(
    private readonly providers: Providers,
    private readonly secrets: ProviderSecrets,
    private readonly plans: DirectoryPlans,
    private readonly members: MemberDirectory,
    private readonly oidcSignIn: OidcSignIn,
    private readonly address: PublicAddress,
    private readonly pages: ProviderPages,
    private readonly clock: Clock,
  ) {}

  async ldap(
    wanted: LdapProvider,
    language: Language,
    signal: AbortSignal,
  ): Promise<ProviderTrial> {
    const { bindPW: typed, ...settings } = wanted;
    const faults = await faultsOf.ldap(settings);
    const kept = await this.providers.ldap();
    const next = { ...settings, secretId: kept?.secretId ?? null };
    // A password that is kept is said to no one but whom it was given for.
    const isOther =
      kept !== undefined &&
      needsSecretAgain(
        { type: 'LdapProviderSaved', data: kept },
        { type: 'LdapProviderSaved', data: next },
      );
    const needsSecret = typed === undefined && isOther;
    demandNone(needsSecret ? { ...faults, bindPW: 'SECRET_NEEDED' } : faults);
    const bindPW = typed ?? (await this.secrets.find(next.secretId));
    return tried(language, async () => {
      const plan = await this.plans.make({ settings: next, bindPW }, signal);
      const found = plan.entries.filter((entry) => entry.allowed !== false).length;
      return { found, plan: await this.#shown(plan) };
    });
  }

  async #shown(plan: DirectoryPlan): Promise<ProviderTrial['plan']> {
    const { entries, coming, losing, demoted, promoted } = plan;
    const created = entries.filter(({ key }) => key !== null && coming.has(key));
    const named = [losing, demoted, promoted].map((ids) => ids.slice(0, NAMED));
    const names = await this.members.displayNames(named.flat());
    const namesOf = (ids: readonly string[]) =>
      ids.slice(0, NAMED).flatMap((id) => names.get(id) ?? []);
    return {
      created: created.length,
      createdNames: created.slice(0, NAMED).map(nameOf),
      deactivated: losing.length,
      deactivatedNames: namesOf(losing),
      demoted: demoted.length,
      demotedNames: namesOf(demoted),
      promoted: promoted.length,
      promotedNames: namesOf(promoted),
      needsConsent: plan.needsConsent,
    };
  }

  async oidc(wanted: OidcProvider, language: Language): Promise<ProviderTrial> {
    const { clientSecret: typed, ...settings } = wanted;
    demandNone(faultsOf.oidc(settings));
    const kept = await this.providers.oidc();
    const hasSecret = typed === undefined ? (kept?.secretId ?? null) !== null : typed !== '';
    // A trial sends no secret: it would need a person who signs in.
    const access = {
      settings: { ...settings, secretId: null },
      clientSecret: '',
      redirectUri: placesOf(this.address).redirectUri,
    };
    return tried(language, async () => {
      await this.oidcSignIn.check(access, hasSecret);
      return { found: null, plan: null };
    });
  }

  /**
   * Tries a provider without a sign-in: checks its certificates, its page, its metadata and its
   * clock.
   */
  async saml(wanted: SamlProvider, language: Language): Promise<ProviderTrial> {
    demandNone(faultsOf.saml(wanted));
    const seen = await seenOf(wanted, this.pages, () => this.clock.now());
    const { fault, findings } = samlFindings(seen, this.clock.now());
    const notes = findings.map((finding) => samlFindingText(finding, language));
    return fault === undefined
      ? { ok: true, code: null, msg: SAML_WORKS[language], found: null, plan: null, notes }
      : {
          ok: false,
          code: fault,
          msg: rejections[fault][language],
          found: null,
          plan: null,
          notes,
        };
  }
}

async function tried(
  language: Language,
  ask: () => Promise<Pick<ProviderTrial, 'found' | 'plan'>>,
): Promise<ProviderTrial> {
  try {
    return { ok: true, code: null, msg: WORKS[language], ...(await ask()), notes: [] };
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
    return {
      ok: false,
      code: error.code,
      msg: rejections[error.code][language],
      found: null,
      plan: null,
      notes: [],
    };
  }
}

function nameOf({ firstName, lastName, fullName, userName }: DirectoryEntry): string {
  return [firstName, lastName].filter((part) => part !== '').join(' ') || fullName || userName;
}
