import '../testing/english.js';
import '../testing/browser-parts.js';

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';

import { aPortal } from '../features/devices/kiosk/testing/a-device.js';
import { StartFrame } from '../features/visits/visitor/StartFrame.js';
import { StepFrame } from '../features/visits/visitor/StepFrame.js';
import { de } from '../i18n/de/index.js';
import { company } from '../state/company.js';
import { CallFooter } from './CallFooter.js';
import { MayLeadAway } from './may-lead-away.js';
import { Notice } from './Notice.js';

const before = company.get();
const legal = {
  imprint: { de: 'https://example.org/impressum', en: 'https://example.org/imprint' },
  privacy: { de: 'https://example.org/datenschutz', en: '' },
  tellsOfListeners: true,
};
i18next.addResourceBundle('de', 'translation', de);
beforeEach(() => company.set({ ...before, legal }));
afterEach(async () => {
  cleanup();
  company.set(before);
  await i18next.changeLanguage('en');
});

const frames = {
  'a start page': <StartFrame>{null}</StartFrame>,
  'a step of a visit': <StepFrame portal={aPortal}>{null}</StepFrame>,
  'a page with one thing to say': <Notice title="Waiting" text="" />,
  'a call': <CallFooter />,
};
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

describe.each(Object.entries(frames))('%s', (_name, frame) => {
  it('leads to imprint and privacy notice in its language, else to the other one', async () => {
    render(frame);
    expect(links()).toEqual([legal.imprint.en, legal.privacy.de]);
    await act(async () => void (await i18next.changeLanguage('de')));
    expect(links()).toEqual([legal.imprint.de, legal.privacy.de]);
    expect(screen.getByRole('link', { name: 'Impressum' })).toBeTruthy();
  });

  it('leads nowhere while there are no links', () => {
    company.set(before);
    render(frame);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows addresses to read on a kiosk, from which visitors could not come back', () => {
    render(<MayLeadAway value={false}>{frame}</MayLeadAway>);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Imprint: example.org/imprint')).toBeTruthy();
  });
});

describe('the one footer', () => {
  const root = join(import.meta.dirname, '..');
  const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx') && !path.endsWith('.spec.tsx'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));

  it('is the only place that offers languages to people without an account', () => {
    const own = sources.filter(({ text }) => text.includes('<LanguageSwitch'));
    expect(own.map(({ path }) => path).sort()).toEqual([
      'app/PublicFooter.tsx',
      'layout/OwnLanguage.tsx',
    ]);
  });

  it('stands on every page that people without an account see', () => {
    const shown = sources.filter(({ text }) => /<(Public|Call)Footer/.test(text));
    expect(shown.map(({ path }) => path).sort()).toEqual([
      'app/Notice.tsx',
      'features/devices/kiosk/steps/KioskCall.tsx',
      'features/devices/kiosk/steps/KioskClosed.tsx',
      'features/devices/kiosk/steps/KioskStart.tsx',
      'features/devices/kiosk/steps/KioskWaiting.tsx',
      'features/identity/AuthFrame.tsx',
      'features/payments/receipt/ReceiptPage.tsx',
      'features/sessions/call/GuestCall.tsx',
      'features/visits/visitor/CallStep.tsx',
      'features/visits/visitor/StartFrame.tsx',
      'features/visits/visitor/StepFrame.tsx',
    ]);
  });
});
