import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PersonErased, PersonForgotten } from '@foyer/contracts/identity';
import { PaymentRecordExpired } from '@foyer/contracts/payments';
import { z } from 'zod';

import { PersonalData } from '#platform/stores/personal-data';
import { VolatileSubscriptions } from '#platform/cqrs/reactions';

const types = [PersonForgotten.type, PersonErased.type, PaymentRecordExpired.type];
const OfPerson = z.object({ personId: z.string() });

/**
 * Drops the cached key of an erased person, whichever process erased the person, and of a payment
 * whose record has expired. The next time this
 * process asks the vault, and finds that the key is destroyed. The destruction lies before the
 * second event, so that a key that was taken up again between the two goes with that one.
 */
@Injectable()
export class DropKeyOfErasedPerson implements OnApplicationBootstrap {
  constructor(
    private readonly subscriptions: VolatileSubscriptions,
    private readonly personalData: PersonalData,
  ) {}

  /** Keys that read models cached before the subscription started may be destroyed by now. */
  async onApplicationBootstrap(): Promise<void> {
    await this.subscriptions.start({
      name: 'drop-key-of-erased-person',
      types,
      take: (message) => {
        if (message.kind === 'event') this.#letGo(message.event.data);
      },
      // A damaged event does not reveal its person.
      onUnreadable: () => this.personalData.letGoOfAll(),
    });
    this.personalData.letGoOfAll();
  }

  #letGo(data: unknown): void {
    const { success, data: of } = OfPerson.safeParse(data);
    // No matter who it was: rather all keys are asked for once more than one is kept.
    if (success) this.personalData.letGo(of.personId);
    else this.personalData.letGoOfAll();
  }
}
