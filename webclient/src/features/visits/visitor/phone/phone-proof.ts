import { smsRoutes } from '@foyer/contracts/visits';

import type { StoredVisit } from '../stored-visit.js';
import type { Entrance, VisitWorld } from '../visit-parts.js';

/** How the browser of a visit that is not open yet proves a phone number. */
export class PhoneProof {
  constructor(
    private readonly world: VisitWorld,
    private readonly portalId: string,
    private readonly visit: StoredVisit,
  ) {}

  /**
   * Has a code texted to a number.
   * @returns the number as the server understood it
   * @throws ApiError
   */
  async requestCode(phoneNumber: string, proof: Omit<Entrance, 'visitorName'>): Promise<string> {
    const { visitId: callJoinerId, clientSecret } = this.visit;
    const language = this.world.language();
    const who = { callJoinerId, clientSecret, queueId: this.portalId, language };
    const { smsAuthentication } = await this.world.api.call(smsRoutes.sendSms, {
      body: { phoneNumber, ...who, ...proof },
    });
    return smsAuthentication[0]?.phoneNumber ?? phoneNumber;
  }

  /** @throws ApiError SMS_CODE_WRONG or SMS_CODE_OVER */
  async enterCode(phoneNumber: string, enteredCode: string): Promise<void> {
    const { visitId: callJoinerId, clientSecret } = this.visit;
    await this.world.api.call(smsRoutes.verifySmsCode, {
      body: { phoneNumber, enteredCode, callJoinerId, clientSecret },
    });
  }
}
