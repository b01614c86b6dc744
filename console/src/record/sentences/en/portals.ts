/** Sentences for the events of a portal. */
export const portals = {
  PortalCreated: '%{actor} created the portal %{name}',
  PortalRenamed: '%{actor} renamed a portal to %{name}',
  PortalTimeZoneChanged: '%{actor} changed the time zone of %{portalId} to %{timeZone}',
  PortalActivated: '%{actor} activated %{portalId}',
  PortalDeactivated: '%{actor} deactivated %{portalId}',
  PortalDeleted: '%{actor} deleted the portal %{portalId}',
  PortalShortlinkChanged: '%{actor} changed the short link of %{portalId} to %{shortlink}',
  PortalCallLogicChanged: '%{actor} changed how calls at %{portalId} are distributed',
  PortalVisitorNameAsked: {
    true: '%{portalId} asks visitors for a name',
    false: '%{portalId} no longer asks visitors for a name',
  },
  PortalPinSet: '%{actor} set a PIN for %{portalId}',
  PortalPinCleared: '%{actor} removed the PIN of %{portalId}',
  PortalMessagesChanged: '%{actor} changed the messages of %{portalId}',
  PortalCallButtonChanged: '%{actor} changed the call button of %{portalId}',
  PortalAppearanceChanged: '%{actor} changed the appearance of %{portalId}',
  PortalFeedbackChanged: '%{actor} changed the feedback settings of %{portalId}',
  PortalSettingsChanged: '%{actor} changed settings of %{portalId}',
  PortalFileAdded: '%{actor} added the file %{name} to %{portalId}',
  PortalMemberAdded: '%{actor} added %{memberId} to %{portalId}',
  PortalMemberRemoved: '%{memberId} was removed from %{portalId}',
  PortalGroupAdded: '%{actor} added a group to %{portalId}',
  PortalGroupRemoved: 'A group was removed from %{portalId}',
  PortalGroupMemberJoined: '%{memberId} joined %{portalId} through a group',
  PortalGroupMemberLeft: '%{memberId} left %{portalId} because of a group change',
  PortalHoursChanged: '%{actor} changed the opening hours of %{portalId}',
  PortalExceptionSet: {
    true: '%{actor} set extra opening hours for %{portalId}: %{name}',
    false: '%{actor} set closing times for %{portalId}: %{name}',
  },
  PortalExceptionRemoved: '%{actor} removed an exception from the opening hours of %{portalId}',
  PortalFollowedHours: {
    week: {
      true: '%{portalId} opened on schedule',
      false: '%{portalId} closed on schedule',
    },
    exception: {
      true: '%{portalId} opened by an exception from its opening hours',
      false: '%{portalId} closed by an exception from its opening hours',
    },
    change: {
      true: '%{portalId} opened because its opening hours were changed',
      false: '%{portalId} closed because its opening hours were changed',
    },
    none: 'The next opening of %{portalId} changed',
    unknown: {
      true: '%{portalId} is within its opening hours',
      false: '%{portalId} is outside its opening hours',
    },
  },
};
