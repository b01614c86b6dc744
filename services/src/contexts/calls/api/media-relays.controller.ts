import { Controller } from '@nestjs/common';
import { callRoutes } from '@foyer/contracts/calls';

import { Serves } from '../../../platform/http/index.js';
import { MediaRelays } from '../../media/index.js';

/** How the media relays do, for administrators; they go by their names. */
@Controller()
export class MediaRelaysController {
  constructor(private readonly relays: MediaRelays) {}

  @Serves(callRoutes.listMediaRelays)
  list() {
    return this.relays.reports;
  }
}
