import { CONTENT_SLOTS } from './content.js';
import type { PortalSettings } from './settings.js';

const documentId = '01990000-0000-7000-8000-0000000000d1';
const slide = {
  _id: '01990000-0000-7000-8000-0000000000a1',
  message: { enabled: true, text: 'Guten Tag' },
  media: { enabled: true, landscape: { mediaType: 'image', documentId }, portrait: null },
  duration: 10,
  animation: 'fade',
  isDeleted: false,
} as const;

/**
 * A value of every setting, other than what holds before anything is set; a setting without one
 * does not compile.
 */
export const sampleSettings: Complete<PortalSettings> = {
  general: {
    askClientName: true,
    redirectLink: 'https://example.org/thanks',
    smsCodeRequired: true,
  },
  recording: {
    showOptInMessage: true,
    optInMessage: 'Darf dieser Anruf aufgezeichnet werden?',
    optInMessageEn: 'May this call be recorded?',
  },
  callLogic: { callLogic: 'random', wrapUpSeconds: 60, silentPreview: true },
  longestWait: {
    minutes: 20,
    afterwards: 'otherPortal',
    message: 'Es dauert heute länger.',
    messageEn: 'It takes longer today.',
    otherPortalId: '01990000-0000-7000-8000-0000000000b7',
    email: 'empfang@example.org',
  },
  callButton: {
    showCallButton: false,
    callButtonName: 'Klingeln',
    callButtonNameEn: 'Ring',
    color: '#0b5f5a',
    textColor: '#ffffff',
    size: 'large',
    pulsate: true,
    showVolumeButton: false,
    showEndCallButton: false,
    showDeviceLogo: false,
  },
  appearance: {
    primary: '#0b5f5a',
    secondary: '#e6a23c',
    background: '#faf7f2',
    buttonPrimary: '#204060',
    buttonSecondary: '#406080',
    logo: documentId,
    favicon: documentId,
  },
  messages: { welcome: 'Willkommen', waiting: 'Gleich', notAvailable: 'Zu', goodbye: 'Danke' },
  messagesEn: { welcome: 'Welcome', waiting: 'Soon', notAvailable: 'Closed', goodbye: 'Thanks' },
  feedback: { enabled: true, ratingType: 'smiles' },
  embedding: { origins: ['https://www.example.org', 'http://localhost:8080'] },
  content: Object.fromEntries(CONTENT_SLOTS.map((slot) => [slot, [slide]])) as Complete<
    PortalSettings['content']
  >,
  documents: { documentIds: [documentId] },
};

type Complete<Settings> = {
  readonly [G in keyof Settings]-?: Settings[G] extends readonly unknown[] | undefined
    ? NonNullable<Settings[G]>
    : { readonly [F in keyof Settings[G]]-?: NonNullable<Settings[G][F]> };
};
