import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { eventDefinitions } from '@foyer/contracts/events';

const CONTEXTS = resolve('services/src/contexts');
/** How the data of an event names a member; portals are turned by their hours. */
const MEMBER =
  /^(memberId|joinerId|organizerId|agentId|by|holder|(?!turnedBy)[a-z]+By|ownerId|creatorId|initiatorId|signerIds)$/;
/**
 * How events are called that end something, change it, or are said of it: nothing is held by them.
 */
const TAKES_NOTHING = new RegExp(
  `(${[
    ...[
      'Ended',
      'Left',
      'Removed',
      'Deleted',
      'Closed',
      'Lost',
      'Cancelled',
      'Stopped',
      'Withdrawn',
    ],
    ...['Given', 'Refused', 'Rejected', 'Freed', 'Resumed', 'Unlocked', 'Released', 'Dismissed'],
    ...[
      'Deactivated',
      'Activated',
      'Erased',
      'SignedOut',
      'SignedIn',
      'Prolonged',
      'Restored',
      'Changed',
      'Saved',
    ],
    ...['Renamed', 'Set', 'Moved', 'Edited', 'Drawn', 'Turned', 'Zoomed', 'Read', 'Seen', 'Signed'],
    ...[
      'Mailed',
      'Answered',
      'Proved',
      'Measured',
      'Stalled',
      'Due',
      'Noted',
      'Settled',
      'Responding',
    ],
    ...[
      'LeftMeeting',
      'InLine',
      'OutOfTurn',
      'ToFront',
      'Transferred',
      'Hidden',
      'Spoken',
      'Counted',
    ],
  ].join('|')})$`,
);

/**
 * Which reaction or job gives up what a member took hold of by these events, when the right to it
 * is lost.
 */
const GIVEN_UP: Readonly<Record<string, readonly string[]>> = {
  'close-a-desk-without-connection': [
    ...['DeskOpened', 'AgentOffered', 'VisitorOffered', 'AgentConsulted', 'AgentWrapUpStarted'],
  ],
  'remove-a-deactivated-member-from-calls': [
    ...['AgentEngaged', 'VisitorTaken', 'VisitHandedOver', 'CallParticipantAdded', 'CallJoined'],
    ...['CallStreamStarted', 'CallKnocked', 'CallScreenShareGranted', 'CallScreenShareStarted'],
    ...['CallConsultStarted', 'CallConsultAccepted', 'CallConsultOpened', 'CallHandedOver'],
    ...['CallRecordingTrackStarted', 'CallRecordingConsentAsked', 'TranscriptConsentAsked'],
  ],
  'keep-visitors-from-agents-in-other-calls': ['AgentJoinedMeeting'],
  'end-the-supervision-of-a-former-supervisor': ['CallSupervisionStarted'],
  'give-up-meetings-with-the-right-to-them': [
    ...['MeetingPlanned', 'MeetingHandedOver', 'AgendaEntryAdded'],
  ],
  'pass-on-the-lead-of-sessions': ['SessionCreated', 'SessionMemberAdded'],
  'withdraw-signatures-of-those-who-lost-the-right': [
    ...['BoardSignersChosen', 'BoardSignatureRequested'],
  ],
  'end-the-feed-when-access-ends': ['CalendarFeedOpened'],
  'end-push-subscriptions-with-the-sign-in': ['PushSubscriptionAdded'],
  'take-former-members-out-of-groups': ['GroupMemberAdded'],
  'take-former-members-out-of-portals': ['PortalMemberAdded'],
  'follow-the-groups-of-portals': ['PortalGroupMemberJoined'],
};

/** Why nothing is given up of these. */
const STAYS: Readonly<Record<string, readonly string[]>> = {
  'is the account itself': [
    ...['MemberCreated', 'MemberInvited', 'MemberLinkedToSource', 'NameReserved'],
    ...['SourceIdentityClaimed', 'SuperAdminAppointed'],
  ],
  'acts in the name of a member, and ends by the list of all that does': [
    ...['PasswordResetRequested', 'MemberEmailChangeRequested'],
  ],
  'binds somebody else, and who leads next lifts it': ['CallParticipantPaused', 'CallTrackLocked'],
  'belongs to the call or the board, which goes on': [
    ...['CallRecordingStarted', 'TranscriptStarted', 'BoardDocumentShown', 'BoardDocumentReloaded'],
    ...['CallWhiteboardOpened', 'PollOpened'],
  ],
  'belongs to where it was put, and to the company': [
    ...['DocumentUploaded', 'SessionDocumentAdded', 'GuestCreated'],
  ],
  'is done by the program once it was asked for': [
    ...['PaymentInitiated', 'ReversalInitiated', 'PaymentAbortRequested', 'ReconciliationStarted'],
    ...['CallRecordingMixRequested', 'SmartMeetRequested', 'JobStarted'],
  ],
  'is a record of what was looked at': ['AuditLookTaken'],
};

/** Events and reactions that mark the loss of a right. */
const LOSS =
  /MemberRoleChanged|MemberDeleted|MemberAccessEnded|lossesOfRights|takeFormerMembersOut|CallLeft|GroupMemberRemoved/;

const sources = readdirSync(CONTEXTS, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.includes('/reactions/') && !path.endsWith('.spec.ts'))
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join(CONTEXTS, path), 'utf8'));

describe('what members hold', () => {
  const taking = [...eventDefinitions.values()]
    .filter(({ type, data }) => {
      return (
        !TAKES_NOTHING.test(type) && Object.keys(data.shape).some((field) => MEMBER.test(field))
      );
    })
    .map(({ type }) => type);
  const known = [...Object.values(GIVEN_UP), ...Object.values(STAYS)].flat();

  test.each(taking)('is given up where it began by %s, or stays for a reason', (type) => {
    expect(known.filter((one) => one === type)).toEqual([type]);
  });

  test('is named by events that there are', () => {
    expect(known.filter((type) => !taking.includes(type))).toEqual([]);
  });

  test.each(Object.keys(GIVEN_UP))('is given up by %s, which learns of the loss', (name) => {
    const source = sources.find((text) => text.includes(`name: '${name}'`));
    expect(source).toMatch(LOSS);
  });
});
