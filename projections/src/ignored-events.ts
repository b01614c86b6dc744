const words = (text: string): readonly string[] => text.trim().split(/\s+/);

/**
 * By the name of a read model and the aggregate that it follows: events of this that change nothing in what it shows. A new event is
 * folded there, or named here by anyone who has asked themselves.
 */
export const ignoredEvents: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  {
    members: {
      desk: words(`
      AgentConsultEnded AgentConsulted AgentOfferEnded AgentOffered AgentStateSet
    `),
    },
    portals: {
      line: words(`
      LongestWaitReached OfferEnded VisitorCalledBack VisitorCameBack VisitorKeptPlace
      VisitorMadeRoom VisitorMovedInLine VisitorMovedToFront VisitorOffered
      VisitorPickedOutOfTurn VisitorTransferred VisitorWentAway
    `),
    },
    'portal-hours': {
      portal: words(`
      PortalActivated PortalAppearanceChanged PortalCallButtonChanged PortalCallLogicChanged
      PortalDeactivated PortalFeedbackChanged PortalFileAdded PortalGroupAdded
      PortalGroupMemberJoined PortalGroupMemberLeft PortalGroupRemoved PortalMemberAdded
      PortalMemberRemoved PortalMessagesChanged PortalPinCleared PortalPinSet PortalRenamed
      PortalSettingsChanged PortalShortlinkChanged PortalVisitorNameAsked
    `),
    },
    'call-records': {
      visit: words(`
      PersonErased SmsCodeRequested SmsCodeTried SmsCodeVerified VisitFaultNoted
      VisitHandedOver VisitMessageLeft VisitPlaceKept VisitPlaceKeptByText
      VisitReturnedToLine VisitStatusChanged
    `),
      line: words(`
      LongestWaitReached VisitorCalledBack VisitorCameBack VisitorKeptPlace VisitorMadeRoom
      VisitorMovedInLine VisitorMovedToFront VisitorOffered VisitorPickedOutOfTurn
      VisitorTransferred VisitorWentAway VisitorWentToOtherLine
    `),
      call: words(`
      CallConnectionLost CallConnectionRestored CallConsultOpened CallConsultStarted
      CallKnockRejected CallKnockWithdrawn CallKnocked CallParticipantAdded
      CallQualityMeasured CallRelayLost CallRelayMoved CallRelayRestored CallRoleChanged
      CallScreenShareGranted CallScreenShareStarted CallScreenShareStopped CallStreamStalled
      CallStreamStarted CallStreamStopped CallSupervisionChanged CallSupervisionEnded
      CallSupervisionStarted CallTrackLocked CallTrackUnlocked
    `),
    },
    'call-log': {
      call: words(`
      CallConnectionLost CallConnectionRestored CallConsultAccepted CallConsultEnded
      CallConsultOpened CallConsultStarted CallHandedOver CallKnockRejected
      CallKnockWithdrawn CallKnocked CallParticipantPaused CallParticipantResumed
      CallQualityMeasured CallRelayLost CallRelayMoved CallRelayRestored CallRoleChanged
      CallScreenShareGranted CallScreenShareStarted CallScreenShareStopped CallStreamStalled
      CallStreamStarted CallStreamStopped CallSupervisionChanged CallSupervisionEnded
      CallSupervisionStarted CallTrackLocked CallTrackUnlocked
    `),
    },
    sessions: {
      call: words(`
      CallConnectionLost CallConnectionRestored CallConsultAccepted CallConsultEnded
      CallConsultOpened CallConsultStarted CallHandedOver CallKnockRejected
      CallKnockWithdrawn CallKnocked CallParticipantPaused CallParticipantResumed
      CallQualityMeasured CallRelayLost CallRelayMoved CallRelayRestored
      CallScreenShareGranted CallScreenShareStarted CallScreenShareStopped CallStreamStalled
      CallStreamStarted CallStreamStopped CallSupervisionChanged CallSupervisionEnded
      CallSupervisionStarted CallTrackLocked CallTrackUnlocked
    `),
    },
    documents: {
      session: words(`
      SessionAccessChanged SessionAudioChanged SessionCallBegan SessionCallEnded
      SessionCreated SessionDeleted SessionDescribed SessionMemberAdded SessionMemberRemoved
      SessionMemberRoleChanged SessionPictureChanged SessionPinCleared SessionPinPassed
      SessionPinSet SessionRenamed SessionTypeChanged SessionVideoChanged
    `),
    },
    recordings: {
      call: words(`
      CallConnectionLost CallConnectionRestored CallConsultAccepted CallConsultEnded
      CallEnded CallJoined CallKnockRejected CallKnockWithdrawn CallKnocked
      CallParticipantPaused CallParticipantResumed CallQualityMeasured CallRelayLost
      CallRelayMoved CallRelayRestored CallRoleChanged CallScreenShareGranted
      CallScreenShareStarted CallScreenShareStopped CallStreamStalled CallStreamStarted
      CallStreamStopped CallSupervisionChanged CallSupervisionEnded CallSupervisionStarted
      CallTrackLocked CallTrackUnlocked
    `),
    },
    transcripts: {
      call: words(`
      CallConnectionLost CallConnectionRestored CallConsultAccepted CallConsultEnded
      CallEnded CallJoined CallKnockRejected CallKnockWithdrawn CallKnocked
      CallParticipantPaused CallParticipantResumed CallQualityMeasured CallRelayLost
      CallRelayMoved CallRelayRestored CallRoleChanged CallScreenShareGranted
      CallScreenShareStarted CallScreenShareStopped CallStreamStalled CallStreamStarted
      CallStreamStopped CallSupervisionChanged CallSupervisionEnded CallSupervisionStarted
      CallTrackLocked CallTrackUnlocked
    `),
    },
    devices: {
      portal: words(`
      PortalAppearanceChanged PortalCallButtonChanged PortalCallLogicChanged
      PortalExceptionRemoved PortalExceptionSet PortalFeedbackChanged PortalFileAdded
      PortalFollowedHours PortalGroupAdded PortalGroupMemberJoined PortalGroupMemberLeft
      PortalGroupRemoved PortalHoursChanged PortalMemberAdded PortalMemberRemoved
      PortalMessagesChanged PortalPinCleared PortalPinSet PortalSettingsChanged
      PortalShortlinkChanged PortalTimeZoneChanged PortalVisitorNameAsked
    `),
    },
    transactions: {
      payment: words(`
      TerminalAnswerDisputed TerminalInquiryInconclusive TerminalInquiryRequested
      TerminalRequestSent TerminalRequestShown
    `),
    },
    'payment-terminals': {
      portal: words(`
      PortalActivated PortalAppearanceChanged PortalCallButtonChanged PortalCallLogicChanged
      PortalDeactivated PortalDeleted PortalExceptionRemoved PortalExceptionSet
      PortalFeedbackChanged PortalFileAdded PortalFollowedHours PortalHoursChanged
      PortalMessagesChanged PortalPinCleared PortalPinSet PortalRenamed
      PortalSettingsChanged PortalShortlinkChanged PortalVisitorNameAsked
    `),
      device: words(`
      DeviceActionAnswered DeviceActionAsked DeviceAudioChanged DeviceAvatarChanged
      DeviceCameOnline DeviceEquipmentReported DeviceHealthChanged DeviceKeyIssued
      DeviceOperationChanged DeviceResolutionsReported DeviceSignedIn DeviceSignedOut
      DeviceStatusChanged DeviceVideoChanged DeviceWentOffline
    `),
    },
    reconciliations: {
      reconciliation: words(`
      DayClosingDue ReconciliationSent TerminalTotalsReceived
    `),
    },
  };
