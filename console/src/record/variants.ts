/** The data of an event. */
export type EventData = Readonly<Record<string, unknown>>;

const by = (field: string) => (data: EventData) => String(data[field]);

const supervision = ({ mode, isAnnounced }: EventData) =>
  mode === 'listen' && isAnnounced !== true ? 'silent' : String(mode);

const stalled = ({ streamType, tracks }: EventData) => {
  if (streamType !== 'userCam') return 'stream';
  const [first, second] = tracks as readonly string[];
  if (second !== undefined) return 'both';
  return first === 'audio' ? 'sound' : 'picture';
};

/**
 * Which of several sentences an event's data asks for, by the event's type; the others have one
 * sentence.
 */
export const variantOf: Readonly<Record<string, (data: EventData) => string>> = {
  WebhookTurnedOff: by('reason'),
  WebhookDeliveryFailed: by('then'),
  WebhookMessageSent: by('kind'),
  PushSubscriptionEnded: by('reason'),
  PushNoticeDue: by('kind'),
  MeetingAnswered: by('answer'),
  MeetingMailDue: by('kind'),
  MeetingTextDue: by('kind'),
  MeetingGuestCame: ({ knewPin }) => (knewPin === true ? 'pin' : 'link'),
  VisitStatusChanged: by('status'),
  VisitRated: ({ rating }) => (rating === null ? 'words' : 'rated'),
  VisitEnded: by('reason'),
  VisitorLeftLine: by('reason'),
  VisitRecordingAnswered: ({ answer }) => String(answer),
  VisitDevicesNoted: ({ missing }) => (missing as readonly string[]).join() || 'none',
  VisitorPlacedInLine: ({ because, agentId }) =>
    because === 'transferred' && agentId === null ? 'line' : String(because),
  OfferEnded: by('reason'),
  VisitorTaken: ({ offerId }) => (offerId === null ? 'picked' : 'answered'),
  DeskClosed: by('reason'),
  AvailabilityChanged: ({ availability, breakKind }) =>
    availability === 'away' && typeof breakKind === 'string' ? 'break' : String(availability),
  AgentStateSet: ({ state, breakKind }) =>
    state === 'break' && typeof breakKind !== 'string' ? 'away' : String(state),
  CallStatusChanged: by('callStatus'),
  AgentOfferEnded: by('reason'),
  AgentWrapUpEnded: by('reason'),
  CallStarted: ({ origin }) => String((origin as EventData | undefined)?.kind),
  CallParticipantAdded: ({ admission, addedBy }) =>
    addedBy === null ? 'alone' : String(admission),
  CallLeft: by('reason'),
  CallEnded: ({ reason, endedBy }) =>
    endedBy === null && (reason === 'agent-ended' || reason === 'ended')
      ? 'unnamed'
      : String(reason),
  CallStreamStalled: stalled,
  CallParticipantResumed: ({ heldMs }) => (heldMs === null ? 'untimed' : 'timed'),
  CallConsultEnded: by('reason'),
  CallKnockRejected: ({ by: person }) => (person === null ? 'place' : 'person'),
  CallRecordingStarted: by('recordType'),
  CallRecordingConsentGiven: by('given'),
  CallRecordingConsentRefused: by('refused'),
  CallRecordingPortalAnswerCounted: by('answer'),
  CallRecordingStopped: by('reason'),
  CallRecordingMixFailed: by('reason'),
  CallRecordingDeleted: by('reason'),
  RecordingRetentionSet: ({ days }) => (days === null ? 'unlimited' : 'limited'),
  TranscriptConsentGiven: by('given'),
  TranscriptStopped: by('reason'),
  TranscriptDeleted: by('reason'),
  SmartMeetRequested: ({ requestedBy }) => (requestedBy === null ? 'alone' : 'asked'),
  SmartMeetFailed: by('reason'),
  SmartMeetDiscarded: by('reason'),
  CallHandedOver: by('because'),
  CallScreenShareStopped: by('reason'),
  CallSupervisionStarted: supervision,
  CallSupervisionChanged: supervision,
  CallSupervisionEnded: by('reason'),
  ChatMessageSent: ({ messageType, forwardedFrom }) =>
    forwardedFrom === null ? String(messageType) : 'forwarded',
  DocumentDeleted: ({ keptYears }) => (keptYears === undefined ? 'asked' : 'expired'),
  BoardDocumentShown: ({ documentId }) => (documentId === null ? 'blank' : 'document'),
  BoardSigningMoved: by('step'),
  BoardDocumentSigned: by('method'),
  PollOpened: by('ballot'),
  PollClosed: ({ by: person }) => (person === null ? 'call' : 'person'),
  SessionAccessChanged: by('accessMode'),
  SessionMemberAdded: ({ addedBy }) => (addedBy === null ? 'alone' : 'added'),
  SessionMemberRemoved: by('reason'),
  DevicePortalChanged: ({ portalId }) => (portalId === null ? 'none' : 'assigned'),
  DevicePaymentTerminalSwitched: by('active'),
  DeviceSignedOut: by('reason'),
  DeviceStatusChanged: by('status'),
  DeviceHealthChanged: by('alive'),
  DeviceActionAsked: by('action'),
  DeviceActionAnswered: by('ok'),
  TerminalEngaged: by('request'),
  TerminalStatusChanged: by('status'),
  ReconciliationStarted: by('trigger'),
  ReconciliationInterrupted: by('reason'),
  LedgerCompared: by('balanced'),
  DifferenceFound: by('kind'),
  MemberPasswordSet: by('mustChange'),
  MemberFactorProved: by('by'),
  MemberFactorRemoved: by('by'),
  MemberSignedIn: by('method'),
  MemberSignedOut: by('reason'),
  MemberAccessEnded: by('reason'),
  MemberSignInNamesChanged: by('by'),
  SessionOriginNoted: ({ device }) => (device === null || device === '' ? 'unknown' : 'known'),
  MemberLinkedToSource: by('source'),
  MemberSourceAccessChanged: by('allowed'),
  MemberSourceGroupsNoted: by('groups'),
  LdapProviderSaved: by('enabled'),
  OidcProviderSaved: by('enabled'),
  SamlProviderSaved: by('enabled'),
  LdapSyncRequested: by('reason'),
  LdapSyncEnded: ({ failure }) => String(failure === null),
  NameReserved: by('kind'),
  NameReleased: by('kind'),
  PortalVisitorNameAsked: by('askClientName'),
  PortalExceptionSet: by('open'),
  PortalFollowedHours: ({ turnedBy, withinHours }) =>
    turnedBy === 'none' ? 'none' : `${String(turnedBy)}.${String(withinHours)}`,
  JobGivenUp: by('reason'),
  JobCancelled: by('reason'),
};
