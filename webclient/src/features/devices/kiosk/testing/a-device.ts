import type { Device } from '@foyer/contracts/devices';
import { DEFAULT_SETTINGS, STANDARD_HOURS, type PublicPortal } from '@foyer/contracts/portals';

export const PORTAL_ID = '0199a000-0000-7000-8000-0000000000b1';

/** A device that is open at any time but for the last minute of a day. */
export const aDevice = {
  _id: '0199a000-0000-7000-8000-0000000000a1',
  name: 'Lobby',
  queueId: PORTAL_ID,
  operatingHours: {
    timeZone: 'Europe/Berlin',
    week: Object.fromEntries(
      Object.keys(STANDARD_HOURS).map((day) => [day, [{ start: '00:00', end: '23:59' }]]),
    ) as typeof STANDARD_HOURS,
  },
  brightness: 1,
  volume: 0.4,
  usedResolutions: { userCamera: null, docCamera: null },
  userCamera: { deviceId: null, resolution: null, angle: 0 },
  docCamera: { deviceId: null, resolution: null, angle: 0 },
  microphone: null,
  speaker: null,
} as unknown as Device;

export const aPortal: PublicPortal = {
  _id: PORTAL_ID,
  name: 'Reception',
  onlineStatus: 'online',
  nextOpening: null,
  askClientName: false,
  smsCodeRequired: false,
  textMessages: false,
  hasPin: false,
  shortlink: 'reception',
  redirectLink: '',
  recording: DEFAULT_SETTINGS.recording,
  messages: { welcome: 'Welcome!', waiting: '', notAvailable: '', goodbye: '' },
  messagesEn: DEFAULT_SETTINGS.messagesEn,
  callButton: DEFAULT_SETTINGS.callButton,
  appearance: {},
  feedback: { enabled: true, ratingType: 'stars' },
  embedding: { origins: [] },
  longestWait: { message: '', messageEn: '' },
  waiting: 0,
  queueContent: {},
};

/** The same portal with something to show at every station. */
export const aPortalWithContent: PublicPortal = {
  ...aPortal,
  queueContent: {
    default: [
      {
        _id: '0199a000-0000-7000-8000-0000000000c1',
        message: { enabled: true, text: 'Our new service desk' },
        media: { enabled: false, landscape: null, portrait: null },
        duration: 5,
        animation: 'fade',
        isDeleted: false,
      },
    ],
  },
};
