import { accepted } from '@foyer/contracts/decision';
import type {
  LdapProvider,
  OidcProvider,
  ProviderEvent,
  SamlProvider,
} from '@foyer/contracts/identity';

import { NewId } from '#platform/clock';
import {
  type CommandTools,
  defineCommand,
  type Instances,
  refuseToReplace,
  Rejected,
  type RunStep,
  type SeenChange,
  seenIn,
  stateSeen,
} from '#platform/cqrs';
import { needsSecretAgain } from './provider-secret.js';
import { Directory } from '../adapters/directory.js';
import { ProviderSecrets } from '../adapters/provider-secrets.js';
import { providerStream } from '../streams.js';
import { demandNone, faultsOf } from './demand-usable.service.js';

const needs = { secrets: ProviderSecrets, newId: NewId };

interface Saving<Event extends ProviderEvent> {
  readonly kind: 'ldap' | 'oidc';
  /** The field that the secret was typed into. */
  readonly field: string;
  /** Absent: the one that is kept stays. */
  readonly secret: string | undefined;
  readonly event: (secretId: string | null) => Event;
  readonly seen: SeenChange;
  /** The faults of other fields. */
  readonly faults: Readonly<Record<string, string>>;
}

/** Settings, and the revision that their form showed. */
type Seen<Settings> = Settings & { readonly revision?: number | undefined };

type Tools = Pick<CommandTools, 'stateOf'> & {
  readonly run: RunStep;
  readonly needs: Instances<typeof needs>;
};

const keptIn = (saved: ProviderEvent | null): string | null =>
  saved && 'secretId' in saved.data ? saved.data.secretId : null;

/**
 * Saves settings together with the secret that goes with them: it is laid down first, and counts
 * once the event names it.
 */
async function save<Event extends ProviderEvent>(
  { kind, field, secret, event, seen, faults }: Saving<Event>,
  { needs: { secrets, newId }, run, stateOf }: Tools,
) {
  const before = await stateOf(providerStream(kind));
  const kept = keptIn(before);
  const isNeeded = secret === undefined && kept !== null && needsSecretAgain(before, event(kept));
  demandNone(isNeeded ? { ...faults, [field]: 'SECRET_NEEDED' } : faults);
  const shownThen = await stateSeen(stateOf, providerStream(kind), seen);
  const secretId = secret === undefined ? kept : secret === '' ? null : newId.next();
  if (secret && secretId !== null) await secrets.keep(secretId, secret);
  const outcome = await run({
    stream: providerStream(kind),
    decide: (now) => {
      refuseToReplace(shownIn(field), { seen: shownThen, now }, seen);
      return accepted([event(secret === undefined ? keptIn(now) : secretId)]);
    },
  }).catch(async (error: unknown) => {
    const isNew = secretId !== null && secretId !== kept;
    if (isNew && error instanceof Rejected) await secrets.forget(secretId);
    throw error;
  });
  if (kept !== null && kept !== secretId) await secrets.forget(kept);
  return outcome;
}

/**
 * Settings as their form shows them. Of a secret it shows nothing: another one that others have
 * typed is known by its id, and is never the same as what was typed here.
 */
const shownIn =
  (secretField?: string) =>
  (saved: ProviderEvent | null): Readonly<Record<string, unknown>> => {
    if (saved === null) return {};
    const { secretId, ...settings } = { secretId: null, ...saved.data };
    return byPath(secretField === undefined ? settings : { ...settings, [secretField]: secretId });
  };

/** The fields of a form by their paths: a name in a list of attributes is a field of its own. */
const byPath = (form: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(form).flatMap(([name, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).map(([inner, field]) => [`${name}.${inner}`, field as unknown])
        : [[name, value]],
    ),
  );

const seenBy = (form: object): SeenChange => {
  const { revision, wanted } = seenIn(form);
  return { revision, wanted: byPath(wanted) };
};

/** Change how the directory is reached. */
export const SaveLdapProvider = defineCommand({
  name: 'SaveLdapProvider',
  needs: { ...needs, directory: Directory },
  handle: async (form: Seen<LdapProvider>, tools) => {
    const { revision: _, bindPW, ...settings } = form;
    // One that is off may be prepared before the operator has named its network.
    const { directory } = tools.needs;
    const isBarred = settings.enabled && !(await directory.mayReach(settings.serverAddr));
    const barred = isBarred ? { serverAddr: 'ADDRESS_NOT_ALLOWED' } : {};
    return save(
      {
        kind: 'ldap',
        field: 'bindPW',
        secret: bindPW,
        seen: seenBy(form),
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
  handle: (form: Seen<OidcProvider>, tools) => {
    const { revision: _, clientSecret, ...settings } = form;
    return save(
      {
        kind: 'oidc',
        field: 'clientSecret',
        secret: clientSecret,
        seen: seenBy(form),
        faults: faultsOf.oidc(settings),
        event: (secretId) => ({ type: 'OidcProviderSaved', data: { ...settings, secretId } }),
      },
      tools,
    );
  },
});

/** Change how the SAML identity provider is reached. */
export const SaveSamlProvider = defineCommand({
  name: 'SaveSamlProvider',
  prepare: (form: Seen<SamlProvider>, { stateOf }) =>
    stateSeen(stateOf, providerStream('saml'), seenBy(form)),
  stream: () => providerStream('saml'),
  decide: (now, { revision, ...settings }, { prepared }) => {
    refuseToReplace(shownIn(), { seen: prepared, now }, seenBy({ ...settings, revision }));
    return accepted([{ type: 'SamlProviderSaved' as const, data: settings }]);
  },
});
