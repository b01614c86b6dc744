import { sampleSettings } from '@foyer/contracts/portals';
import { fireEvent, screen } from '@testing-library/react';

import { aGroup, aPortal, idOf } from '../../records.js';
import { listOf, type FormEntry, type Typed } from '../formEntry.js';
import { aPicture, FILE_ID } from '../serveUploads.js';
import { aFewMembers, someMembers } from './peopleForms.js';
import { portal, within } from './portalForm.js';

const id = idOf(1);
const { appearance, feedback } = sampleSettings;
const { logo: _, favicon: __, ...colours } = appearance;
const picture = (path: string): Typed => ({
  value: aPicture(),
  sends: { [path]: FILE_ID },
  again: null,
});

const text = (label: string) => async () => {
  fireEvent.click(await screen.findByText(label));
};
const item = {
  _id: idOf(3),
  message: { enabled: false, text: '' },
  media: { enabled: false, landscape: null, portrait: null },
  duration: 5,
  animation: 'fade',
  isDeleted: false,
};
const media = { mediaType: 'image', documentId: FILE_ID };
const slide = 'queueContent.welcome.0';

/** The forms for the look of a portal, and for the people who receive its visitors. */
export const portalLookForms: readonly FormEntry[] = [
  portal('appearance', {
    by: 'portals/tabs/AppearanceTab.tsx',
    typed: {
      // The look of the product is shown where none was chosen, and would be no change.
      ...within('appearance', { ...colours, primary: '#206040', background: '#f0f0e0' }),
      'Choose logo': picture('appearance.logo'),
      'Choose icon': picture('appearance.favicon'),
    },
  }),
  portal('content', {
    by: 'portals/content/ContentTab.tsx',
    record: aPortal(id, { queueContent: { welcome: [item] } } as never),
    open: text('Welcome'),
    typed: {
      [`${slide}.message.enabled`]: true,
      [`${slide}.message.text`]: 'Good morning',
      [`${slide}.media.enabled`]: true,
      'File for landscape screens': {
        value: aPicture(),
        sends: { [`${slide}.media.landscape`]: media },
        again: null,
      },
      'File for portrait screens': {
        value: aPicture(),
        sends: { [`${slide}.media.portrait`]: media },
        again: null,
      },
      [`${slide}.duration`]: 30,
      [`${slide}.animation`]: 'zoom',
    },
  }),
  portal('feedback', {
    by: 'portals/tabs/FeedbackTab.tsx',
    typed: within('feedback', feedback),
  }),
  portal('members', {
    by: 'portals/tabs/MembersTab.tsx',
    typed: {
      memberIds: someMembers,
      groupIds: { value: ['Late shift'], sends: { groupIds: [idOf(9)] } },
    },
    also: {
      ...aFewMembers,
      'GET /api/v2/admin/groups': () => listOf(aGroup(idOf(9), { name: 'Late shift' })),
    },
  }),
];
