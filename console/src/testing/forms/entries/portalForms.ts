import { portalRoutes, sampleSettings } from '@foyer/contracts/portals';

import { aPortal, idOf } from '../../records.js';
import { listOf, type FormEntry } from '../formEntry.js';
import { aFewMembers, someMembers } from './peopleForms.js';
import { portal, within } from './portalForm.js';

const id = idOf(1);
type TypedFields = FormEntry['typed'];

const { general, recording, callLogic, longestWait, callButton, embedding } = sampleSettings;
const { otherPortalId: _, email, ...waits } = longestWait;

/**
 * New portals, and the settings that every portal has, each with a value that it does not begin
 * with.
 */
export const portalForms: readonly FormEntry[] = [
  {
    path: 'portals/create',
    by: 'portals/PortalCreate.tsx',
    saves: 'POST /api/v2/admin/portals',
    body: portalRoutes.adminPortals.create.body,
    typed: {
      name: 'Side door',
      shortlink: 'side-door',
      askClientName: true,
      hours: { value: 'always', sends: { availability: undefined } },
      memberIds: someMembers,
    },
    also: aFewMembers,
  },
  portal('', {
    by: 'portals/tabs/GeneralTab.tsx',
    record: aPortal(id, { smsCodeRequired: true }),
    typed: {
      name: 'Side door',
      shortlink: 'side-door',
      deactivated: { value: true, sends: { deactivated: false } },
      pin: { value: '246810', again: '' },
      ...(general as TypedFields),
      // Without a provider it can only be taken back.
      smsCodeRequired: false,
      ...within('recording', recording),
    },
  }),
  portal('', {
    by: 'portals/tabs/GeneralTab.tsx',
    variant: 'without its PIN',
    record: aPortal(id, { hasPin: true }),
    typed: { removePin: { value: true, sends: { pin: null }, again: false } },
  }),
  portal('website', {
    by: 'portals/tabs/WebsiteTab.tsx',
    typed: {
      'embedding.origins': {
        value: embedding.origins.join('\n'),
        sends: { 'embedding.origins': embedding.origins },
      },
    },
  }),
];

/** The settings of the ways of a call through a portal. */
export const portalCallForms: readonly FormEntry[] = [
  portal('routing', {
    by: 'portals/tabs/groupTabs.tsx',
    typed: {
      ...(callLogic as TypedFields),
      ...within('longestWait', waits),
      'longestWait.otherPortalId': {
        value: idOf(6),
        sends: { 'longestWait.otherPortalId': idOf(6) },
      },
    },
    also: { 'GET /api/v2/admin/portals': () => listOf(aPortal(idOf(6), { name: 'Hall' })) },
  }),
  portal('routing', {
    by: 'portals/tabs/groupTabs.tsx',
    variant: 'to a letter box',
    typed: within('longestWait', { minutes: 20, afterwards: 'emailForm', email }),
  }),
  portal('controls', {
    by: 'portals/tabs/groupTabs.tsx',
    typed: within('callButton', { ...callButton, color: '#204060', textColor: '#f0f0e0' }),
  }),
  portal('messages', {
    by: 'portals/tabs/groupTabs.tsx',
    typed: {
      ...within('messages', sampleSettings.messages),
      ...within('messagesEn', sampleSettings.messagesEn),
    },
  }),
];
