import { Injectable } from '@nestjs/common';

import { Clock, NewId } from '#platform/clock';
import type { NewLink } from './password-links.js';

const HOUR_MS = 3_600_000;
/** How long each kind of link is good, in milliseconds. */
const GOOD_FOR_MS = { invitation: 7 * 24 * HOUR_MS, reset: HOUR_MS, email: 24 * HOUR_MS } as const;

/** Mints links that are about to be mailed. */
@Injectable()
export class NewLinks {
  constructor(
    private readonly clock: Clock,
    private readonly newId: NewId,
  ) {}

  mint(purpose: keyof typeof GOOD_FOR_MS): NewLink {
    const end = this.clock.now().getTime() + GOOD_FOR_MS[purpose];
    return { linkId: this.newId.next(), expiresAt: new Date(end).toISOString() };
  }
}
