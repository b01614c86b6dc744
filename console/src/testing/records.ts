import {
  DEFAULT_SETTINGS,
  STANDARD_HOURS,
  type PortalInFull,
  type PortalSettings,
} from '@foyer/contracts/portals';

/** When all records of the specs were made. */
export const at = '2026-03-04T05:00:00.000Z';

/** The id of the n-th record. */
export const idOf = (n: number): string =>
  `019a0000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`;

/** Returns the fields of every record. */
export const recordOf = (id: string) => ({
  id,
  _id: id,
  revision: 4,
  createdAt: at,
  updatedAt: at,
});

const camera = { deviceId: null, resolution: null, angle: 0 };
const roles = ['presenter', 'moderator', 'admin'];

/** A record of each kind as the API shows it, with what a spec has otherwise. */
export const aDevice = (id: string, changes: object = {}) => ({
  ...recordOf(id),
  deviceId: id,
  name: 'Lobby',
  description: '',
  street: 'Ring 1',
  city: 'Ulm',
  zipCode: '89073',
  state: '',
  type: 'kiosk',
  queueId: null,
  queueName: null,
  operatingHours: { timeZone: 'Europe/Berlin', week: STANDARD_HOURS },
  brightness: 1,
  userCamera: camera,
  docCamera: camera,
  microphone: null,
  speaker: null,
  volume: 0.7,
  avatarDocumentId: null,
  paymentTerminalActivate: false,
  paymentTerminal: null,
  deactivated: false,
  hardwareIds: [{ id: 'mic1', kind: 'microphone', label: 'Desk microphone' }],
  usedResolutions: { userCamera: null, docCamera: null },
  display: 'Offline',
  online: false,
  status: 'IN_START',
  note: null,
  alive: false,
  queueStatus: null,
  microControllerConnected: false,
  paymentTerminalConnected: false,
  paymentTerminalStatus: null,
  lastSeenAt: null,
  version: null,
  uptime: null,
  network: null,
  diskUsage: null,
  mediaPath: null,
  ...changes,
});

export const aMember = (id: string, changes: object = {}) => ({
  ...recordOf(id),
  firstName: 'Grace',
  lastName: 'Hopper',
  userName: 'grace.hopper',
  email: 'grace@example.org',
  language: 'en',
  role: 'member',
  status: 'ACTIVE',
  source: 'local',
  company: '',
  companyRole: '',
  address: '',
  zipCode: '',
  city: '',
  state: '',
  dateOfBirth: null,
  ...changes,
});

export const aGuest = (id: string, changes: object = {}) => ({
  ...recordOf(id),
  firstName: 'Grace',
  lastName: 'Hopper',
  email: 'grace@example.org',
  phone: '+49 301 111 1111',
  role: 'guest',
  createdBy: null,
  ...changes,
});

export const aGroup = (id: string, changes: object = {}) => ({
  ...recordOf(id),
  name: 'Early shift',
  memberIds: [],
  ...changes,
});

export const aSession = (id: string, changes: object = {}) => ({
  ...recordOf(id),
  sessionName: 'Review',
  sessionNameId: 'review',
  sessionType: 'private',
  members: [],
  documents: [],
  description: '',
  accessMode: 'open',
  cameraRoles: roles,
  microphoneRoles: roles,
  screenShareRoles: roles,
  quality: 'HD',
  startMuted: false,
  hasPin: false,
  live: false,
  memberCount: 0,
  ...changes,
});

export const aPortal = (
  id: string,
  changes: Partial<PortalInFull> | Partial<PortalSettings> = {},
) => ({
  ...recordOf(id),
  ...DEFAULT_SETTINGS,
  ...DEFAULT_SETTINGS.general,
  ...DEFAULT_SETTINGS.callLogic,
  name: 'Front desk',
  shortlink: 'front-desk',
  members: [],
  groupIds: [],
  files: [],
  documentIds: [],
  queueContent: {},
  hasPin: false,
  deactivated: true,
  ...changes,
});

export const aRecording = (id: string, changes: object = {}) => ({
  ...{ _id: id, id, fileName: `${id}.webm`, callDetailId: 'c', initiatorId: 'k' },
  ...{ initiator: 'Kim Agent', participants: ['Kim Agent', null] },
  ...{ date: at, duration: 65_000, type: 'audio', status: 'ready' },
  ...{ failure: null, stopReason: 'asked', size: 2_500_000, beginsAt: at },
  ...{ marks: [], damaged: [], consents: [] },
  ...changes,
});

export const aPayment = (id: string, changes: object = {}) => ({
  ...recordOf(id),
  ...{ amount: 123_450, currency: 'EUR', status: 'success', reverseStatus: 'notInitiated' },
  ...{ paymentResult: null, printerReceipt: [], reversalPrinterReceipt: null },
  ...{ callId: null, initiator: 'Kim Agent', initiatorId: 'k', deviceId: 'd' },
  ...{ deviceName: 'Front desk', payer: 'Vera Visitor', payerId: 'v', purpose: '' },
  ...{ cardNumber: null, cardCircuit: null, reason: null, reversalId: null },
  ...{ reversalReason: null, abortRequested: false, settlement: null },
  ...{ reversalSettlement: null, reconciliationId: null },
  ...changes,
});
