import { accepted } from '@foyer/contracts/decision';
import type {
  LdapProvider,
  OidcProvider,
  ProviderEvent,
  SamlProvider,
} from '@foyer/contracts/identity';

import { NewId } from '../../../../../platform/clock/index.js';
import {
  defineCommand,
  type CommandTools,
  type Instances,
  type RunStep,
} from '../../../../../platform/eventing/index.js';
import { needsSecretAgain } from '../domain/provider-secret.js';
import { Directory } from '../ports/directory.js';
import { ProviderSecrets } from '../ports/provider-secrets.js';
import { providerStream } from './aggregates.js';
import { demandNone, faultsOf } from './demand-usable.js';

const needs = { secrets: ProviderSecrets, newId: NewId };

interface Saving<Event extends ProviderEvent> {
  readonly kind: 'ldap' | 'oidc';
  /** The field that the secret was typed into. */
  readonly field: string;
  /** Absent: the one that is kept stays. */
  readonly secret: string | undefined;
  readonly event: (secretId: string | null) => Event;
  /** What is wrong with other fields. */
  readonly faults: Readonly<Record<string, string>>;
}

type Tools = Pick<CommandTools, 'stateOf'> & {
  readonly run: RunStep;
  readonly needs: Instances<typeof needs>;
};

/** Saves settings together with the secret that goes with them: it is laid down first, and counts once the event names it. */
async function save<Event extends ProviderEvent>(
  { kind, field, secret, event, faults }: Saving<Event>,
  { needs: { secrets, newId }, run, stateOf }: Tools,
) {
  const before = await stateOf(providerStream(kind));
  const kept = before && 'secretId' in before.data ? before.data.secretId : null;
  const isNeeded = secret === undefined && kept !== null && needsSecretAgain(before, event(kept));
  demandNone(isNeeded ? { ...faults, [field]: 'SECRET_NEEDED' } : faults);
  const secretId = secret === undefined ? kept : secret === '' ? null : newId.next();
  if (secret && secretId !== null) await secrets.keep(secretId, secret);
  const outcome = await run({
    stream: providerStream(kind),
    decide: () => accepted([event(secretId)]),
  });
  if (kept !== null && kept !== secretId) await secrets.forget(kept);
  return outcome;
}

/** Change how the directory is reached. */
export const SaveLdapProvider = defineCommand({
  name: 'SaveLdapProvider',
  needs: { ...needs, directory: Directory },
  handle: async ({ bindPW, ...settings }: LdapProvider, tools) => {
    // One that is off may be prepared before the operator has named its network.
    const isBarred = settings.enabled && !tools.needs.directory.mayReach(settings.serverAddr);
    const barred = isBarred ? { serverAddr: 'ADDRESS_NOT_ALLOWED' } : {};
    return save(
      {
        kind: 'ldap',
        field: 'bindPW',
        secret: bindPW,
        faults: { ...(await faultsOf.ldap(settings)), ...barred },
        event: (secretId) => ({ type: 'LdapProviderSaved', data: { ...settings, secretId } }),
      },
      tools,
    );
  },
});

/** Change how the OIDC provider is reached. */
export const SaveOidcProvider = defineCommand({
  name: 'SaveOidcProvider',
  needs,
  handle: ({ clientSecret, ...settings }: OidcProvider, tools) =>
    save(
      {
        kind: 'oidc',
        field: 'clientSecret',
        secret: clientSecret,
        faults: faultsOf.oidc(settings),
        event: (secretId) => ({ type: 'OidcProviderSaved', data: { ...settings, secretId } }),
      },
      tools,
    ),
});

/** Change how the SAML identity provider is reached. */
export const SaveSamlProvider = defineCommand({
  name: 'SaveSamlProvider',
  stream: () => providerStream('saml'),
  decide: (_state, settings: SamlProvider) =>
    accepted([{ type: 'SamlProviderSaved' as const, data: settings }]),
});
