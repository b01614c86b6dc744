/** Events that change nothing in what a read model shows, and why. */
export interface Ignored {
  readonly why: string;
  readonly events: readonly string[];
}

const since = (why: string, events: string): Ignored => ({
  why,
  events: events.trim().split(/\s+/),
});

const MEDIA = since(
  'It carries streams, or says how well they are carried; no record shows that.',
  `CallConnectionLost CallConnectionRestored CallQualityMeasured CallRelayLost CallRelayMoved
   CallRelayRestored CallScreenShareGranted CallScreenShareStarted CallScreenShareStopped
   CallStreamStalled CallStreamStarted CallStreamStopped CallTrackLocked CallTrackUnlocked
   CallWhiteboardClosed CallWhiteboardOpened`,
);
const KNOCKS = since(
  'A knock that is let in follows as an added participant; the others leave no trace.',
  'CallKnockRejected CallKnockWithdrawn CallKnocked',
);
const SUPERVISION = since(
  'A supervisor is no participant; the timeline and the live views say who listens.',
  'CallSupervisionChanged CallSupervisionEnded CallSupervisionStarted',
);
const ROLES = since('No role of participants is shown.', 'CallRoleChanged');
const HOLDS = since(
  'The read model shows no hold; the record of the call counts them.',
  'CallParticipantPaused CallParticipantResumed',
);
const CONSULTS = since(
  'The colleague joins as a participant; that one talked with the agent aside is not shown.',
  'CallConsultAccepted CallConsultEnded CallConsultOpened CallConsultStarted',
);
const HANDED_OVER = since(
  'Both agents are in it as participants already; the record of the call names who had it.',
  'CallHandedOver',
);
/** Of recordings and transcripts, which follow who may read them alone. */
const OWN_ENDS = since(
  'It has events of its own for its begin, its end and the consent of each who joins.',
  'CallConsultAccepted CallConsultEnded CallEnded CallJoined',
);
const PORTAL_LOOK = since(
  'The look and the words of a portal are not shown.',
  `PortalAppearanceChanged PortalCallButtonChanged PortalFeedbackChanged PortalFileAdded
   PortalMessagesChanged PortalShortlinkChanged PortalVisitorNameAsked`,
);
const PORTAL_PIN = since(
  'Whether a portal asks for a PIN is not shown.',
  'PortalPinCleared PortalPinSet',
);
const PORTAL_PEOPLE = since(
  'The members of a portal are not shown.',
  `PortalGroupAdded PortalGroupMemberJoined PortalGroupMemberLeft PortalGroupRemoved
   PortalMemberAdded PortalMemberRemoved`,
);
const PORTAL_RULES = since(
  'How a portal shares out its visitors is not shown.',
  'PortalCallLogicChanged PortalSettingsChanged',
);
const PORTAL_HOURS = since(
  'Opening hours are not shown, and opening by them comes as an event of its own.',
  'PortalExceptionRemoved PortalExceptionSet PortalFollowedHours PortalHoursChanged',
);
const PLACES = since(
  'The visitor waits on in the same line, so that neither a count nor a record changes.',
  `LongestWaitReached VisitorCalledBack VisitorCameBack VisitorKeptPlace VisitorMadeRoom
   VisitorMovedInLine VisitorMovedToFront VisitorPickedOutOfTurn VisitorPlaceClosed
   VisitorWentAway`,
);

/**
 * By the name of a read model and the aggregate that it follows: events of this that change nothing
 * in what it shows. A new event is folded there, or named here with the reason why it is not.
 */
export const ignoredEvents: Readonly<Record<string, Readonly<Record<string, readonly Ignored[]>>>> =
  {
    members: {
      desk: [
        since(
          'It only rings at the desk; the member is shown as busy once engaged.',
          'AgentConsultEnded AgentConsulted AgentOfferEnded AgentOffered',
        ),
        since(
          'The change of availability that a supervisor makes stands in the same append.',
          'AgentStateSet',
        ),
      ],
    },
    apiKeys: {
      member: [
        since(
          'Keys depend on the role of their maker, and on whether that member is active; no more.',
          `MemberAvatarChanged MemberDescriptionChanged MemberDetailsChanged
           MemberEmailChangeCancelled MemberEmailChangeRequested MemberEmailProved
           MemberFactorDue MemberFactorProved MemberFactorRemoved MemberFactorSet
           MemberHoursChanged MemberInvited MemberLinkMailed MemberLinkedToSource
           MemberParticularsChanged MemberPasswordSet MemberPreferenceChanged
           MemberProfileAvatarChanged MemberProfileSaved MemberRecoveryCodesSet
           MemberSignInNamesChanged MemberSourceAccessChanged MemberSourceGroupsNoted
           PasswordResetRequested PersonErased PersonForgotten`,
        ),
        since(
          'No end of sign-ins ends a key, as keys act in a name of their own.',
          `MemberAccessEnded MemberSignedIn MemberSignedOut MemberSignInProlonged
           SessionOriginNoted`,
        ),
      ],
    },
    portals: {
      line: [
        PLACES,
        since(
          'It rings for a visitor who counts as waiting until taken.',
          'OfferEnded VisitorOffered',
        ),
        since(
          'The places in both lines change by the events that follow it.',
          'VisitorTransferred',
        ),
      ],
    },
    'portal-hours': {
      portal: [
        PORTAL_LOOK,
        PORTAL_PIN,
        PORTAL_PEOPLE,
        PORTAL_RULES,
        since(
          'The hours decide when a portal is to open; whether it is open does not change them.',
          'PortalActivated PortalDeactivated',
        ),
        since('A portal is named by the read model of portals.', 'PortalRenamed'),
      ],
    },
    'call-records': {
      visit: [
        since('The personal fields were taken back by PersonForgotten before.', 'PersonErased'),
        since(
          'It comes before the visitor rings.',
          'SmsCodeRequested SmsCodeTried SmsCodeVerified',
        ),
        since(
          'It tells of the page; the record tells of the call.',
          'VisitDevicesNoted VisitFaultNoted VisitPhoneNoted VisitStatusChanged',
        ),
        since('The call says itself who had it.', 'VisitHandedOver'),
        since(
          'The line says how the visitor waited and left.',
          'VisitMessageLeft VisitPlaceKept VisitPlaceKeptByText VisitReturnedToLine',
        ),
      ],
      line: [
        PLACES,
        since('Only an offer that ends unanswered is recorded.', 'VisitorOffered'),
        since(
          'The other line places the visitor, and that is recorded.',
          'VisitorTransferred VisitorWentToOtherLine',
        ),
      ],
      call: [
        MEDIA,
        KNOCKS,
        SUPERVISION,
        ROLES,
        since(
          'A colleague is recorded once they accept, and participants once they join.',
          'CallConsultOpened CallConsultStarted CallParticipantAdded',
        ),
      ],
    },
    'call-log': { call: [MEDIA, KNOCKS, SUPERVISION, ROLES, HOLDS, CONSULTS, HANDED_OVER] },
    sessions: {
      call: [MEDIA, KNOCKS, SUPERVISION, HOLDS, CONSULTS, HANDED_OVER],
    },
    documents: {
      board: [
        since(
          'Of a board only that a document lay on it, and who signs, holds the document.',
          `BoardDocumentReloaded BoardMarksDrawn BoardMarksErased BoardPageTurned
           BoardSignersChosen BoardSigningMoved BoardZoomed`,
        ),
      ],
      session: [
        since(
          'Who may open a document is asked of the session itself, at each opening.',
          `SessionAccessChanged SessionMemberAdded SessionMemberRemoved SessionMemberRoleChanged
           SessionPinCleared SessionPinPassed SessionPinSet SessionTypeChanged`,
        ),
        since(
          'The documents of a session do not depend on its look, its calls or its streams.',
          `SessionAudioChanged SessionCallBegan SessionCallEnded SessionCreated SessionDeleted
           SessionDescribed SessionPictureChanged SessionRenamed SessionVideoChanged`,
        ),
      ],
    },
    recordings: { call: [MEDIA, KNOCKS, SUPERVISION, ROLES, HOLDS, OWN_ENDS] },
    transcripts: { call: [MEDIA, KNOCKS, SUPERVISION, ROLES, HOLDS, OWN_ENDS] },
    devices: {
      portal: [
        PORTAL_LOOK,
        PORTAL_PIN,
        PORTAL_PEOPLE,
        PORTAL_RULES,
        PORTAL_HOURS,
        since('A device has a time zone of its own.', 'PortalTimeZoneChanged'),
      ],
    },
    transactions: {
      payment: [
        since(
          'The terminal was asked again or said something in between; what comes of it is folded.',
          `TerminalAnswerDisputed TerminalInquiryInconclusive TerminalInquiryRequested
           TerminalRequestSent TerminalRequestShown`,
        ),
      ],
    },
    'payment-terminals': {
      portal: [
        PORTAL_LOOK,
        PORTAL_PIN,
        PORTAL_RULES,
        PORTAL_HOURS,
        since(
          'A terminal belongs to its device, whichever portal that stands for.',
          'PortalActivated PortalDeactivated PortalDeleted PortalRenamed',
        ),
      ],
      device: [
        since(
          'It tells of the kiosk; the terminal reports its own state.',
          `DeviceActionAnswered DeviceActionAsked DeviceAudioChanged DeviceAvatarChanged
           DeviceCameOnline DeviceEquipmentReported DeviceHealthChanged DeviceKeyIssued
           DeviceOperationChanged DeviceResolutionsReported DeviceSignedIn DeviceSignedOut DeviceStatusChanged
           DeviceTokensRenewed DeviceVideoChanged DeviceWentOffline`,
        ),
      ],
    },
    reconciliations: {
      reconciliation: [
        since('The day is shown once its closing has started.', 'DayClosingDue'),
        since(
          'The comparison that follows holds the totals, and the start that it was asked.',
          'ReconciliationSent TerminalTotalsReceived',
        ),
      ],
    },
  };
