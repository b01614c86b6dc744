import {
  applySettingChange,
  DEFAULT_SETTINGS,
  everyMember,
  evolveMembership,
  noMembership,
  settingChangeOf,
  type CallLogic,
  type PortalEvent,
  type PortalMembership,
  type PortalSettings,
  type RatingType,
  type SavedPortalException,
  type SettingChanges,
  type WeekAvailability,
} from '@foyer/contracts/portals';

type AdmissionException = Omit<SavedPortalException, 'name' | 'agentName' | 'creator' | 'timezone'>;

/**
 * The settings that decide a visitor's way through a portal, folded from the portal's own stream.
 */
export interface PortalAdmission {
  /** A deleted portal is as unknown as one that never was. */
  readonly known: boolean;
  /**
   * Activated, and within its hours as it last followed them; see `admissionAt` for what holds at a
   * moment.
   */
  readonly open: boolean;
  readonly active: boolean;
  readonly withinHours: boolean;
  /** By the clock of its time zone; null where none were saved. */
  readonly hours: WeekAvailability | null;
  readonly exceptions: readonly AdmissionException[];
  readonly timeZone: string;
  readonly callLogic: CallLogic;
  readonly asksName: boolean;
  readonly asksSmsCode: boolean;
  /** The id under which the vault keeps the PIN's hash; null where no PIN is asked for. */
  readonly pinId: string | null;
  readonly ratingType: RatingType;
  readonly membership: PortalMembership;
  /** All members who answer there, individually or through a group. */
  readonly memberIds: readonly string[];
  readonly longestWait: PortalSettings['longestWait'];
  readonly wrapUpSeconds: number;
  readonly silentPreview: boolean;
  readonly recording: PortalSettings['recording'];
}

export const noAdmission: PortalAdmission = {
  known: false,
  open: false,
  active: false,
  withinHours: true,
  hours: null,
  exceptions: [],
  timeZone: 'UTC',
  callLogic: 'fewer-breaks',
  asksName: false,
  asksSmsCode: false,
  pinId: null,
  ratingType: 'stars',
  membership: noMembership,
  memberIds: [],
  longestWait: DEFAULT_SETTINGS.longestWait,
  wrapUpSeconds: DEFAULT_SETTINGS.callLogic.wrapUpSeconds,
  silentPreview: DEFAULT_SETTINGS.callLogic.silentPreview,
  recording: DEFAULT_SETTINGS.recording,
};

export function evolvePortalAdmission(
  admission: PortalAdmission,
  event: PortalEvent,
): PortalAdmission {
  switch (event.type) {
    case 'PortalCreated':
      return { ...admission, known: true, timeZone: event.data.timeZone };
    case 'PortalTimeZoneChanged':
      return { ...admission, timeZone: event.data.timeZone };
    case 'PortalActivated':
      return { ...admission, active: true, open: admission.withinHours };
    case 'PortalDeactivated':
      return { ...admission, active: false, open: false };
    case 'PortalDeleted':
      return { ...admission, known: false, active: false, open: false };
    case 'PortalPinSet':
      return { ...admission, pinId: event.data.pinId };
    case 'PortalPinCleared':
      return { ...admission, pinId: null };
    case 'PortalHoursChanged':
      return { ...admission, hours: event.data.availability };
    case 'PortalExceptionSet': {
      const { exceptionId: _id, startDateTime, endDateTime, open, active } = event.data;
      const others = admission.exceptions.filter((one) => one._id !== _id);
      const exception = { _id, startDateTime, endDateTime, open, active };
      return { ...admission, exceptions: [...others, exception] };
    }
    case 'PortalExceptionRemoved': {
      const { exceptionId } = event.data;
      const exceptions = admission.exceptions.filter(({ _id }) => _id !== exceptionId);
      return { ...admission, exceptions };
    }
    case 'PortalFollowedHours': {
      const { withinHours } = event.data;
      return { ...admission, withinHours, open: admission.active && withinHours };
    }
    default:
      return withMembers({ ...admission, ...admissionSettings(event, admission) }, event);
  }
}

function withMembers(admission: PortalAdmission, event: PortalEvent): PortalAdmission {
  const membership = evolveMembership(admission.membership, event);
  return membership === admission.membership
    ? admission
    : { ...admission, membership, memberIds: everyMember(membership) };
}

/** Returns the settings of a visitor's way that an event changes. */
function admissionSettings(
  event: PortalEvent,
  { longestWait, recording, callLogic: chosen, wrapUpSeconds: wrapsUpFor }: PortalAdmission,
): Partial<PortalAdmission> {
  const change = settingChangeOf(event);
  if (change === undefined) return {};
  const { askClientName, smsCodeRequired, callLogic, wrapUpSeconds, silentPreview, ratingType } =
    change.changes as NonNullable<
      SettingChanges['general'] & SettingChanges['callLogic'] & SettingChanges['feedback']
    >;
  switch (change.group) {
    case 'general':
      return {
        ...(askClientName !== undefined && { asksName: askClientName ?? noAdmission.asksName }),
        ...(smsCodeRequired !== undefined && { asksSmsCode: smsCodeRequired ?? false }),
      };
    case 'callLogic':
      return {
        callLogic: callLogic === undefined ? chosen : (callLogic ?? noAdmission.callLogic),
        wrapUpSeconds:
          wrapUpSeconds === undefined ? wrapsUpFor : (wrapUpSeconds ?? noAdmission.wrapUpSeconds),
        ...(silentPreview !== undefined && { silentPreview: silentPreview ?? false }),
      };
    case 'feedback':
      return ratingType === undefined ? {} : { ratingType: ratingType ?? noAdmission.ratingType };
    case 'longestWait':
    case 'recording': {
      const before = { ...DEFAULT_SETTINGS, longestWait, recording };
      return { [change.group]: applySettingChange(before, change)[change.group] };
    }
    default:
      return {};
  }
}
