import { Controller } from '@nestjs/common';
import { callRoutes } from '@foyer/contracts/calls';

import { Serves } from '#platform/http';
import { MediaRelays } from '#contexts/media';

/** How the media relays do, for administrators; they go by their names. */
@Controller()
export class MediaRelaysController {
  constructor(private readonly relays: MediaRelays) {}

  @Serves(callRoutes.listMediaRelays)
  list() {
    return this.relays.reports;
  }
}
