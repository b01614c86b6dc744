import {
  applySettingChange,
  DEFAULT_SETTINGS,
  settingChangeOf,
  type CallLogic,
  type PortalEvent,
  type PortalSettings,
  type RatingType,
  type SavedPortalException,
  type SettingChanges,
  type WeekAvailability,
} from '@foyer/contracts/portals';

type AdmissionException = Omit<SavedPortalException, 'name' | 'agentName' | 'creator' | 'timezone'>;

/** What a visitor's way through a portal depends on, folded from the portal's own stream. */
export interface PortalAdmission {
  /** A deleted portal is as unknown as one that never was. */
  readonly known: boolean;
  /** Activated, and within its hours as it last followed them; see `admissionAt` for what holds at a moment. */
  readonly open: boolean;
  readonly active: boolean;
  readonly withinHours: boolean;
  /** By the clock of its time zone; null where none were saved. */
  readonly hours: WeekAvailability | null;
  readonly exceptions: readonly AdmissionException[];
  readonly timeZone: string;
  readonly callLogic: CallLogic;
  readonly asksName: boolean;
  /** The id under which the vault keeps the PIN's hash; null where no PIN is asked for. */
  readonly pinId: string | null;
  readonly ratingType: RatingType;
  readonly memberIds: readonly string[];
  readonly longestWait: PortalSettings['longestWait'];
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
  pinId: null,
  ratingType: 'stars',
  memberIds: [],
  longestWait: DEFAULT_SETTINGS.longestWait,
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
    case 'PortalMemberAdded': {
      const { memberId } = event.data;
      return admission.memberIds.includes(memberId)
        ? admission
        : { ...admission, memberIds: [...admission.memberIds, memberId] };
    }
    case 'PortalMemberRemoved':
      return {
        ...admission,
        memberIds: admission.memberIds.filter((id) => id !== event.data.memberId),
      };
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
      return { ...admission, ...admissionSettings(event, admission) };
  }
}

/** What an event sets of what the way through a portal depends on. */
function admissionSettings(
  event: PortalEvent,
  { longestWait }: PortalAdmission,
): Partial<PortalAdmission> {
  const told = settingChangeOf(event);
  if (told === undefined) return {};
  const { askClientName, callLogic, ratingType } = told.changes as NonNullable<
    SettingChanges['general'] & SettingChanges['callLogic'] & SettingChanges['feedback']
  >;
  switch (told.group) {
    case 'general':
      return askClientName === undefined ? {} : { asksName: askClientName ?? noAdmission.asksName };
    case 'callLogic':
      return { callLogic: callLogic ?? noAdmission.callLogic };
    case 'feedback':
      return ratingType === undefined ? {} : { ratingType: ratingType ?? noAdmission.ratingType };
    case 'longestWait': {
      const before = { ...DEFAULT_SETTINGS, longestWait };
      return { longestWait: applySettingChange(before, told).longestWait };
    }
    default:
      return {};
  }
}
