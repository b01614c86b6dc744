import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { accepted } from '@foyer/contracts/decision';

import {
  CommandRunner,
  ContextCommand,
  Rejected,
  stepOf,
  stream,
} from '../../../../platform/eventing/commands/index.js';
import { changeOwnPassword } from '../domain/set-password.js';
import { Credentials } from '../ports/credentials.js';
import { SignInBudget } from '../ports/rate-limiter.js';
import { Member } from '../../members/commands/aggregates.js';
import { NewPasswords } from './new-passwords.js';

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  /** Where the attempt comes from. */
  readonly address: string;
}

/** Change the caller's own password. */
export class ChangePassword extends ContextCommand<PasswordChange, unknown> {}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  readonly #runner: CommandRunner;
  readonly #credentials: Credentials;
  readonly #budget: SignInBudget;
  readonly #passwords: NewPasswords;

  constructor(
    runner: CommandRunner,
    credentials: Credentials,
    budget: SignInBudget,
    passwords: NewPasswords,
  ) {
    this.#runner = runner;
    this.#credentials = credentials;
    this.#budget = budget;
    this.#passwords = passwords;
  }

  async execute({ context, data }: ChangePassword) {
    const { actor } = context;
    if (actor.type !== 'member') throw new Rejected('FORBIDDEN');
    const member = stream(Member, actor.id);
    const before = await this.#runner.stateOf(member);
    const known = before.status === 'unknown' ? null : before;
    const oldCredentialId = known?.credentialId ?? null;
    // Whoever found an open session must not try out passwords in it.
    const attempt = await this.#budget.spend(`own-password ${actor.id}`, data.address);
    const right = await this.#credentials.matches(oldCredentialId, data.oldPassword);
    if (oldCredentialId === null || !right) throw new Rejected('OLD_PASSWORD_WRONG');
    await attempt.wasRight();
    const { sessionId } = actor;
    const firstName = known?.details.firstName ?? null;
    const outcome = await this.#passwords.laidDown(data.newPassword, firstName, (credentialId) =>
      this.#runner.run({
        context: stepOf(context, credentialId),
        streams: { member },
        decide: (states) => {
          const change = { oldCredentialId, credentialId, sessionId };
          const decision = changeOwnPassword(states.member, change);
          return decision.type === 'rejected'
            ? decision
            : accepted({ member: decision.events }, undefined);
        },
      }),
    );
    await this.#passwords.forget(oldCredentialId);
    return outcome;
  }
}
