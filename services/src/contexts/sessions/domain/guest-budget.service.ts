import { Injectable } from '@nestjs/common';

import { AddressBudget, AddressLimits } from '#platform/http/admission';

/**
 * Limits the guests from one address in a minute: as many as visitors.
 */
@Injectable()
export class GuestBudget extends AddressBudget {
  constructor(limits: AddressLimits) {
    super(limits, { points: limits.visitsPerMinute, seconds: 60 });
  }
}
