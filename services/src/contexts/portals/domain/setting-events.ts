import type { PortalEvent } from '@foyer/contracts/portals';

import type { PortalSettings } from './portal.js';

/** How each setting is told; a setting without its event does not compile. */
export const settingEvents: {
  readonly [Setting in keyof PortalSettings]: (
    portalId: string,
    value: PortalSettings[Setting],
  ) => PortalEvent;
} = {
  name: (portalId, name) => ({ type: 'PortalRenamed', data: { portalId, name } }),
  shortlink: (portalId, shortlink) => ({
    type: 'PortalShortlinkChanged',
    data: { portalId, shortlink },
  }),
  timeZone: (portalId, timeZone) => ({
    type: 'PortalTimeZoneChanged',
    data: { portalId, timeZone },
  }),
  callLogic: (portalId, callLogic) => ({
    type: 'PortalCallLogicChanged',
    data: { portalId, callLogic },
  }),
  askClientName: (portalId, askClientName) => ({
    type: 'PortalVisitorNameAsked',
    data: { portalId, askClientName },
  }),
  messages: (portalId, messages) => ({
    type: 'PortalMessagesChanged',
    data: { portalId, messages },
  }),
  callButton: (portalId, callButton) => ({
    type: 'PortalCallButtonChanged',
    data: { portalId, callButton },
  }),
  appearance: (portalId, appearance) => ({
    type: 'PortalAppearanceChanged',
    data: { portalId, appearance },
  }),
  feedback: (portalId, feedback) => ({
    type: 'PortalFeedbackChanged',
    data: { portalId, ...feedback },
  }),
};
