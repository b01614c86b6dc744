import { Controller } from '@nestjs/common';
import { portalRoutes } from '@foyer/contracts/portals';

import { BulkController, Input, Serves, type InputOf } from '#platform/http';
import { ChangePortal, DeletePortal } from '../commands.js';

/** Changes several portals at once. */
@Controller()
export class PortalBulkController extends BulkController {
  protected readonly readModel = 'portals';

  @Serves(portalRoutes.activatePortals)
  activate(@Input() { body, context }: InputOf<typeof portalRoutes.activatePortals>) {
    return this.eachOf(
      body,
      context,
      (step, portalId) => new ChangePortal(step, { portalId, deactivated: false }),
    );
  }

  @Serves(portalRoutes.deactivatePortals)
  deactivate(@Input() { body, context }: InputOf<typeof portalRoutes.deactivatePortals>) {
    return this.eachOf(
      body,
      context,
      (step, portalId) => new ChangePortal(step, { portalId, deactivated: true }),
    );
  }

  @Serves(portalRoutes.deletePortals)
  delete(@Input() { body, context }: InputOf<typeof portalRoutes.deletePortals>) {
    return this.eachOf(body, context, (step, portalId) => new DeletePortal(step, { portalId }));
  }
}
