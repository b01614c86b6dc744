import { accepted, rejected } from '@foyer/contracts/decision';
import type { Language } from '@foyer/contracts/identity';

import {
  type CommandContext,
  type CommandTools,
  defineCommand,
  type Instances,
  type Outcome,
  Rejected,
  type RunStep,
  stepOf,
  stream,
} from '#platform/cqrs';
import { Member } from '../../members/streams.js';
import { beginSession, type SessionOrigin } from '../../members/domain/sessions.js';
import { NewSessions } from './new-sessions.service.js';
import type { SourceAccount } from '../../user-sources/domain/source-account.js';
import { admissionNeeds, admit } from '../../user-sources/domain/admit.service.js';

export interface SourceSignIn {
  readonly account: SourceAccount;
  readonly origin: SessionOrigin;
  /** The preferred language of the browser. */
  readonly language: Language;
}

export const sourceSignInNeeds = { ...admissionNeeds, sessions: NewSessions };

interface Tools extends Pick<CommandTools, 'stateOf'> {
  readonly context: CommandContext;
  readonly run: RunStep;
}

/** Begins a session for a person whom a source has signed in; returns its token. */
export async function signInFromSource(
  { account, origin, language: browserLanguage }: SourceSignIn,
  given: Instances<typeof sourceSignInNeeds>,
  tools: Tools,
): Promise<Outcome<string>> {
  const { result } = await admit(account, given, { ...tools, browserLanguage });
  const isKept = result.code === 'LAST_ADMINISTRATOR';
  const isRefused = account.allowed === false && !account.keepsStanding && !isKept;
  if (isRefused) throw new Rejected('SOURCE_NOT_ALLOWED');
  const session = given.sessions.mint(origin);
  const token = await given.sessions.tokenOf(result.memberId, session);
  return tools.run({
    // Every sign-in begins a session of its own, also one that is a repeat.
    context: stepOf(tools.context, session.sessionId),
    stream: stream(Member, result.memberId),
    decide: (member) => {
      if (member.status === 'unknown') return rejected('CONFLICT');
      if (member.status === 'inactive') return rejected('MEMBER_DEACTIVATED');
      return accepted(beginSession(member, session, account.source), token);
    },
  });
}

/** Begins a session for a person whom a source has signed in. */
export const SignInFromSource = defineCommand({
  name: 'SignInFromSource',
  needs: sourceSignInNeeds,
  handle: (data: SourceSignIn, { needs, ...tools }) => signInFromSource(data, needs, tools),
});
