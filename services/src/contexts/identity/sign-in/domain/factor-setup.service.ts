import { Inject, Injectable } from '@nestjs/common';
import { toDataURL } from 'qrcode';

import { DeploymentSettings } from '#contexts/settings';
import { CommandRunner, Rejected, stream } from '#platform/cqrs';
import { Factors, uriOf } from '../../members/adapters/factors.js';
import { Credentials } from '../../members/adapters/credentials.js';
import { Member } from '../../members/streams.js';
import { SignInBudget } from '../ports/attempt-budget.js';
import { proveOwnPassword } from './prove-own-password.service.js';

/** A secret for an app, in each form in which apps take one. */
export interface BegunFactor {
  readonly factorId: string;
  readonly secret: string;
  readonly uri: string;
  readonly qrCode: string;
}

/** Begins to set up a second factor. The first code decides. */
@Injectable()
export class FactorSetup {
  constructor(
    @Inject(CommandRunner) private readonly runner: CommandRunner,
    private readonly credentials: Credentials,
    private readonly budget: SignInBudget,
    private readonly factors: Factors,
    private readonly settings: DeploymentSettings,
  ) {}

  /**
   * Makes a secret, given the password: a finder of an open session must not lock its owner out.
   * @throws Rejected OLD_PASSWORD_WRONG, TOO_MANY_REQUESTS, FACTOR_ALREADY_ON, FACTOR_FROM_SOURCE
   */
  async begin(given: {
    readonly memberId: string;
    readonly password: string;
    readonly address: string;
  }): Promise<BegunFactor> {
    const { memberId } = given;
    const member = await this.runner.stateOf(stream(Member, memberId));
    if (member.status === 'unknown') throw new Rejected('MEMBER_NOT_FOUND');
    if (member.source !== null) throw new Rejected('FACTOR_FROM_SOURCE');
    const { credentials, budget } = this;
    await proveOwnPassword({ credentials, budget }, member, given);
    if (member.factor !== null) throw new Rejected('FACTOR_ALREADY_ON');
    const { factorId, secret } = await this.factors.begin(memberId);
    const { title } = (await this.settings.current()).appearance;
    const uri = uriOf(secret, title, member.details.userName ?? '');
    return { factorId, secret, uri, qrCode: await toDataURL(uri, { width: 384, margin: 2 }) };
  }
}
