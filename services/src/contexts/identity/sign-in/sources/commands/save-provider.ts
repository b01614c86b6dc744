import { accepted } from '@foyer/contracts/decision';
import type {
  LdapProvider,
  OidcProvider,
  ProviderEvent,
  SamlProvider,
} from '@foyer/contracts/identity';

import { NewId } from '../../../../../platform/clock/index.js';
import { Rejected } from '../../../../../platform/eventing/commands/index.js';
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

const needs = { secrets: ProviderSecrets, newId: NewId };

interface Saving<Event extends ProviderEvent> {
  readonly kind: 'ldap' | 'oidc';
  /** The field that the secret was typed into. */
  readonly field: string;
  /** Absent: the one that is kept stays. */
  readonly secret: string | undefined;
  readonly event: (secretId: string | null) => Event;
}

type Tools = Pick<CommandTools, 'stateOf'> & {
  readonly run: RunStep;
  readonly needs: Instances<typeof needs>;
};

/** Saves settings together with the secret that goes with them: it is laid down first, and counts once the event names it. */
async function save<Event extends ProviderEvent>(
  { kind, field, secret, event }: Saving<Event>,
  { needs: { secrets, newId }, run, stateOf }: Tools,
) {
  const before = await stateOf(providerStream(kind));
  const kept = before && 'secretId' in before.data ? before.data.secretId : null;
  if (secret === undefined && kept !== null && needsSecretAgain(before, event(kept))) {
    throw new Rejected('INVALID_INPUT', {}, { [field]: 'SECRET_NEEDED' });
  }
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
  handle: ({ bindPW, ...settings }: LdapProvider, tools) => {
    // One that is off may be prepared before the operator has named its network.
    if (settings.enabled && !tools.needs.directory.mayReach(settings.serverAddr)) {
      throw new Rejected('INVALID_INPUT', {}, { serverAddr: 'ADDRESS_NOT_ALLOWED' });
    }
    return save(
      {
        kind: 'ldap',
        field: 'bindPW',
        secret: bindPW,
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
