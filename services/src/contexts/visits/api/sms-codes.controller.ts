import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { smsRoutes } from '@foyer/contracts/visits';

import { CommandRunner, Rejected, stepOf, stream, type CommandContext } from '#platform/cqrs';
import { NewId } from '#platform/clock';
import { AddressLimits } from '#platform/http/admission';
import { Input, Serves, type InputOf } from '#platform/http';
import { PhoneNumbers } from '#platform/operations/text-messages';
import { ClientSecrets, Credentials, TextBudget } from '#contexts/identity';
import { PortalDirectory } from '#contexts/portals';
import { NoteSmsCodeVerified, RequestSmsCode, TrySmsCode, Visit } from '../commands.js';
import { VisitBudget } from '../visit/visit-budget.service.js';
import { textNumber } from '../messages/text-number.js';

/** Lets a person prove a phone number before a visit is opened at a portal that asks for it. */
@Controller()
export class SmsCodesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly numbers: PhoneNumbers,
    private readonly portals: PortalDirectory,
    private readonly credentials: Credentials,
    private readonly secrets: ClientSecrets,
    private readonly visitBudget: VisitBudget,
    private readonly limits: AddressLimits,
    private readonly newId: NewId,
    private readonly budget: TextBudget,
    private readonly runner: CommandRunner,
  ) {}

  @Serves(smsRoutes.sendSms)
  async send(@Input() { body, context, address }: InputOf<typeof smsRoutes.sendSms>) {
    const { callJoinerId: visitId, queueId: portalId, companyName: _, ...request } = body;
    await this.visitBudget.attempt(this.limits.keyOf(address));
    const phoneNumber = textNumber(this.numbers, request.phoneNumber);
    const { pin, invitation } = request;
    await this.commands.execute(
      new RequestSmsCode(asVisitor(context, visitId), {
        ...request,
        ...{ visitId, portalId, phoneNumber, pin, invitation, address },
      }),
    );
    const portal = await this.portals.find(portalId);
    return answer(phoneNumber, visitId, portal?.name ?? '', false);
  }

  @Serves(smsRoutes.verifySmsCode)
  async verify(@Input() { body, context, address }: InputOf<typeof smsRoutes.verifySmsCode>) {
    const { callJoinerId: visitId, enteredCode, clientSecret } = body;
    await this.visitBudget.attempt(this.limits.keyOf(address));
    const phoneNumber = this.numbers.read(body.phoneNumber) ?? '';
    // Each guess counts, also where its sender calls it a repeat of another.
    const asked = { ...asVisitor(context, visitId), commandId: this.newId.next() };
    const isOwn = await this.secrets.matches(visitId, clientSecret);
    const present = isOwn ? await this.#presentCode(visitId) : null;
    // It takes as long where there is nothing to compare with. A fault of ours here is no guess;
    // what is found is said to no one who has not paid for it.
    const isRight = await this.credentials.matches(present, enteredCode);
    const codeId = isOwn ? await this.#pay(asked, { visitId, phoneNumber }) : null;
    if (codeId === null) throw new Rejected('SMS_CODE_OVER');
    if (!isRight || codeId !== present) throw new Rejected('SMS_CODE_WRONG');
    const { result } = await this.commands.execute(
      new NoteSmsCodeVerified(stepOf(asked, 'verified'), { visitId, codeId }),
    );
    await this.credentials.forget(codeId);
    const from = this.limits.keyOf(address);
    await this.budget.proved({ phoneNumber, from, portalId: result.portalId });
    return answer(phoneNumber, visitId, '', true);
  }

  /** The code that was asked for last; null where there is none. */
  async #presentCode(visitId: string): Promise<string | null> {
    const visit = await this.runner.stateOf(stream(Visit, visitId));
    return visit.stage === 'none' ? (visit.phone?.codeId ?? null) : null;
  }

  /** Gives which code is entered; null where none can be any more. */
  async #pay(
    context: CommandContext,
    entry: { readonly visitId: string; readonly phoneNumber: string },
  ): Promise<string | null> {
    try {
      const { result } = await this.commands.execute(new TrySmsCode(context, entry));
      return result.codeId;
    } catch (error) {
      if (error instanceof Rejected && error.code === 'SMS_CODE_OVER') return null;
      throw error;
    }
  }
}

/** Only who knows the secret gets further, which proves who it is where no token does yet. */
function asVisitor(context: CommandContext, visitId: string): CommandContext {
  return { ...context, actor: { type: 'visitor', id: visitId, role: 'guest' } };
}

function answer(phoneNumber: string, callJoinerId: string, companyName: string, verified: boolean) {
  return { smsAuthentication: [{ phoneNumber, callJoinerId, companyName, verified }] };
}
