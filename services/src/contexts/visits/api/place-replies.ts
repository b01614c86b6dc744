import { Injectable } from '@nestjs/common';

import { Rejected, CommandRunner, stream } from '#platform/cqrs';
import { PhoneNumbers, TextMessages } from '#platform/operations/text-messages';
import { TextBudget } from '#contexts/identity';
import { Visit, type PlaceReply } from '../commands.js';

import { textNumber } from '../messages/text-number.js';
import { PlaceMailBudget } from '../line/place-mail-budget.service.js';
import { VisitBudget } from '../visit/visit-budget.service.js';

/** Pays for the links back to a place, by mail or by text message. */
@Injectable()
export class PlaceReplies {
  constructor(
    private readonly mails: PlaceMailBudget,
    private readonly texts: TextMessages,
    private readonly numbers: PhoneNumbers,
    private readonly budget: TextBudget,
    private readonly visitBudget: VisitBudget,
    private readonly runner: CommandRunner,
  ) {}

  /**
   * Pays for the link back, to an address or a number as the visitor wrote it. A text message is
   * paid for when it is sent.
   * @returns where it goes, and what gives it back where nothing is sent after all.
   * @throws Rejected TOO_MANY_REQUESTS, TEXT_NUMBER_INVALID, TEXT_NUMBER_ABROAD or SMS_NOT_SET_UP
   */
  async spend(visitId: string, to: PlaceReply): Promise<PaidReply> {
    const from = this.visitBudget.fromOf(visitId);
    if ('email' in to) return { reply: to, giveBack: await this.mails.spend(to.email, from) };
    if (!this.texts.isSetUp) throw new Rejected('SMS_NOT_SET_UP');
    const phoneNumber = textNumber(this.numbers, to.phoneNumber);
    const visit = await this.runner.stateOf(stream(Visit, visitId));
    if (visit.stage !== 'waiting') throw new Rejected('VISITOR_NOT_WAITING');
    const asked = await this.budget.askForLink({ phoneNumber, from, portalId: visit.entryId });
    return { reply: { phoneNumber }, giveBack: () => asked.giveBack() };
  }
}

interface PaidReply {
  readonly reply: PlaceReply;
  readonly giveBack: () => Promise<void>;
}
