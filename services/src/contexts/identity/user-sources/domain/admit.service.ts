import { accepted, rejected } from '@foyer/contracts/decision';
import { nameKey, type Language } from '@foyer/contracts/identity';

import { NewId } from '#platform/clock';
import {
  type CommandContext,
  type CommandTools,
  type Instances,
  type Outcome,
  type RunStep,
  stepOf,
  stream,
} from '#platform/cqrs';
import { Member, administratorsStream } from '../../members/streams.js';
import { NameStreams, type ReservationStream } from '../../members/domain/name-streams.service.js';
import { claimIn, personIdStreams } from '../../members/domain/person-ids.service.js';
import type { NameMove } from '../../members/domain/change-member.js';
import type { KnownMember } from '../../members/domain/member.js';
import { asJudged, type Admitted } from './admission.js';
import { admitAgain, admitNewcomer, admitToExisting, shutOut } from './admit.js';
import { formerOf, withNewKey } from './former-keys.service.js';
import type { SourceAccount } from './source-account.js';
import { SourceIdentity } from '../streams.js';

export const admissionNeeds = { names: NameStreams, newId: NewId };

type Given = Instances<typeof admissionNeeds>;
type Tools = Pick<CommandTools, 'stateOf' | 'context'> & {
  readonly run: RunStep;
  /** The preferred language of the person's browser; left out if people are only listed. */
  readonly browserLanguage?: Language;
};
/** The language of a new person, if neither the source nor the browser names one. */
const LANGUAGE: Language = 'de';

/** Creates, links or updates the member of a person from a source. */
export async function admit(
  account: SourceAccount,
  given: Given,
  { context, stateOf, run, browserLanguage = LANGUAGE }: Tools,
): Promise<Outcome<Admitted>> {
  const step = stepOf(context, `admit ${account.identityKey}`);
  const identity = stream(SourceIdentity, account.identityKey);
  const present = (await stateOf(identity)).memberId;
  const former = present === null ? await formerOf(account, stateOf) : null;
  const claimedBy = present ?? former;
  const member = claimedBy === null ? undefined : await stateOf(stream(Member, claimedBy));
  // A member who was deleted here and comes again is a new member.
  if (claimedBy !== null && member !== undefined && member.status !== 'unknown') {
    const how = former === null ? 'again' : 'first-with-key';
    return change(claimedBy, member, how, { account, given, step, stateOf, run });
  }
  const owner = await localOwner(account, given, stateOf);
  return owner
    ? change(owner.id, owner, 'existing', { account, given, step, stateOf, run })
    : create({ account, given, step, stateOf, run }, account.language ?? browserLanguage);
}

interface Parts extends Pick<Tools, 'stateOf' | 'run'> {
  readonly account: SourceAccount;
  readonly given: Given;
  readonly step: CommandContext;
}

/** Finds the local account with the same e-mail, if the rules let the source take it over. */
async function localOwner(
  { person, emailVerified, linkExisting }: SourceAccount,
  { names }: Given,
  stateOf: Tools['stateOf'],
): Promise<KnownMember | undefined> {
  if (!linkExisting || !emailVerified) return undefined;
  const { ownerId } = await stateOf(await names.of('email', person.email));
  const owner = ownerId === null ? undefined : await stateOf(stream(Member, ownerId));
  return owner === undefined || owner.status === 'unknown' ? undefined : owner;
}

async function create(
  { account, given, step, stateOf, run }: Parts,
  language: Language,
): Promise<Outcome<Admitted>> {
  const { person, source, identityKey, allowed, admin, groupsUnknown, defaultRole } = account;
  const { emailUnconfirmed } = account;
  const memberId = given.newId.next();
  const userName = await given.names.of('userName', person.userName);
  const email = await given.names.of('email', person.email);
  const owners = [await stateOf(userName), await stateOf(email)].map(({ ownerId }) => ownerId);
  const [first = null, second = null] = new Set(owners.filter((id) => id !== null));
  return run({
    context: step,
    streams: {
      member: stream(Member, memberId),
      administrators: administratorsStream,
      userName,
      email,
      firstOwner: first === null ? undefined : stream(Member, first),
      secondOwner: second === null ? undefined : stream(Member, second),
      identity: stream(SourceIdentity, identityKey),
      ...personIdStreams(memberId, 'member'),
    },
    decide: (states) => {
      const claim = claimIn(states, memberId, 'member');
      if (claim === 'taken') return rejected('ID_ALREADY_USED');
      const details = { ...person, language };
      const former = [states.firstOwner, states.secondOwner].filter((one) => one !== undefined);
      const decision = admitNewcomer(
        { ...states, former },
        {
          ...{ memberId, source, identityKey, details, defaultRole },
          ...{ allowed, admin, groupsUnknown, emailUnconfirmed },
        },
      );
      if (decision.type === 'rejected') return decision;
      const { freedUserName: _, freedEmail: __, ...events } = decision.events;
      return accepted({ ...events, personId: claim }, decision.result);
    },
  });
}

async function change(
  memberId: string,
  before: KnownMember,
  how: 'again' | 'first-with-key' | 'existing',
  { account, given, step, stateOf, run }: Parts,
): Promise<Outcome<Admitted>> {
  const { source, identityKey, formerKey, defaultRole, keepsStanding } = account;
  const { allowed, admin, groupsUnknown } = asJudged(account, before);
  const userName = await freeName(
    'userName',
    [before.details.userName, account.person.userName],
    before.id,
  );
  const present = before.details.email;
  // An unconfirmed e-mail takes no place of a confirmed one, and is kept from no one.
  const wanted = account.emailUnconfirmed
    ? (present ?? account.person.email)
    : account.person.email;
  const email = await freeName('email', [present, wanted], before.id);
  const details = {
    ...account.person,
    userName: userName.name,
    email: email.name,
    language: before.details.language,
  };
  return run({
    context: step,
    streams: {
      member: stream(Member, memberId),
      administrators: administratorsStream,
      identity: stream(SourceIdentity, identityKey),
      formerIdentity:
        how === 'first-with-key' && formerKey !== null
          ? stream(SourceIdentity, formerKey)
          : undefined,
      userName: userName.move?.next,
      freedUserName: currentOf(userName.move),
      email: email.move?.next,
      freedEmail: currentOf(email.move),
    },
    decide: (states) => {
      const now = states.member;
      if (now.status === 'unknown') return rejected('CONFLICT');
      const isMoved =
        now.details.userName !== before.details.userName ||
        now.details.email !== before.details.email;
      if (isMoved) return rejected('CONFLICT');
      const decide = how === 'existing' ? admitToExisting : admitAgain;
      const decision = decide(
        {
          member: now,
          administrators: states.administrators,
          ...movesIn('userName', states.userName, states.freedUserName),
          ...movesIn('email', states.email, states.freedEmail),
        },
        {
          ...{ memberId, source, identityKey, details, defaultRole },
          ...{ allowed, admin, groupsUnknown, keepsStanding },
        },
      );
      return how === 'first-with-key' ? withNewKey(decision, states, account, memberId) : decision;
    },
  });

  /** Returns the name from the source, or the former name if another member has that one here. */
  async function freeName(
    kind: 'userName' | 'email',
    [present, wanted]: readonly [string | null, string],
    ownerId: string,
  ) {
    if (present === null) return { name: wanted, move: undefined };
    // Of who does not come in no name moves: it stays theirs.
    if (allowed === false) return { name: present, move: undefined };
    const kept =
      before.status === 'inactive' ? { next: await given.names.of(kind, present) } : undefined;
    if (nameKey(present) === nameKey(wanted)) return { name: wanted, move: kept };
    const move = await given.names.ofMove(kind, present, wanted);
    const owner = move && (await stateOf(move.next)).ownerId;
    const isFree = owner === null || owner === undefined || owner === ownerId;
    return isFree ? { name: wanted, move } : { name: present, move: kept };
  }
}

function movesIn<Name extends 'userName' | 'email'>(
  name: Name,
  next: NameMove['next'] | undefined,
  current: NameMove['current'] | undefined,
): Partial<Record<Name, NameMove>> {
  return next ? ({ [name]: { next, ...(current && { current }) } } as Record<Name, NameMove>) : {};
}

interface Move {
  readonly next: ReservationStream;
  readonly current?: ReservationStream;
}

const currentOf = (move: Move | undefined): ReservationStream | undefined => move?.current;

/**
 * Shuts out who is not in the directory any more: of the person nothing is known, so nothing of it
 * is changed.
 */
export async function shutOutMember(
  { memberId, identityKey }: { readonly memberId: string; readonly identityKey: string },
  { context, run }: Pick<Tools, 'context' | 'run'>,
): Promise<Outcome<Admitted>> {
  return run({
    context: stepOf(context, `shut out ${identityKey}`),
    streams: { member: stream(Member, memberId), administrators: administratorsStream },
    decide: (states) => {
      const decision = shutOut(states, identityKey);
      if (decision.type === 'rejected') return decision;
      const { member, administrators } = decision.events;
      return accepted({ member, administrators }, decision.result);
    },
  });
}
