import { withCompanyLook } from '@foyer/contracts/look';
import type { ReadStore } from '@foyer/projections';

import { defineQuery, need } from '#platform/cqrs';
import { TextMessages } from '#platform/operations/text-messages';
import { READ_STORE } from '#platform/tokens';
import { DeploymentSettings } from '#contexts/settings';
import { portalOfLink } from './portal-of-link.js';

/** The portal to which a link leads, that carries its id or its short link. */
export const FindLinkedPortal = defineQuery({
  name: 'FindLinkedPortal',
  needs: {
    store: need<ReadStore>(READ_STORE),
    texts: TextMessages,
    settings: DeploymentSettings,
  },
  answer: async (idOrShortlink: string, { needs: { store, texts, settings } }) => {
    const portal = await portalOfLink(store, idOrShortlink);
    if (!portal) return null;
    const company = (await settings.current()).appearance;
    const appearance = withCompanyLook(portal.appearance, company);
    const shown = { ...portal, appearance, textMessages: texts.isSetUp };
    // A portal that was closed by hand opens when a member opens it, no matter what its hours say.
    return portal.deactivated ? { ...shown, nextOpening: null } : shown;
  },
});
