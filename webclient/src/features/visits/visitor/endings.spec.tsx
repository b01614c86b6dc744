import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { VisitEndReason, type VisitView } from '@foyer/contracts/visits';
import { cleanup, render, screen } from '@testing-library/react';
import i18next from 'i18next';

import { de } from '#i18n/de/index.js';
import { aPortal } from '../../devices/kiosk/testing/a-device.js';
import { FakeVisit } from '../../devices/kiosk/testing/fake-visit.js';
import { KioskGoodbye } from '../../devices/kiosk/steps/KioskGoodbye.js';
import { GoodbyeStep } from './GoodbyeStep.js';

i18next.addResourceBundle('de', 'translation', de);
const NICE = 'See you soon!';
const portal = { ...aPortal, messages: { ...aPortal.messages, goodbye: NICE } };
const ends = [...VisitEndReason.options, null];
const pages = { visitor: GoodbyeStep, kiosk: KioskGoodbye };
const endedAt = (page: keyof typeof pages, endReason: VisitView['endReason']) => {
  const Goodbye = pages[page];
  const view = { endReason, callDetailId: 'call', rated: false, nextOpening: null };
  const { container, unmount } = render(
    <Goodbye
      portal={portal}
      session={new FakeVisit().asSession()}
      view={view as unknown as VisitView}
    />,
  );
  const seen = {
    title: screen.getByRole('heading', { level: 1 }).textContent,
    text: screen.getByRole('status').textContent,
    sign: container.querySelector('.arch path')?.getAttribute('d'),
    ways: screen.getAllByRole('button').map(({ textContent }) => textContent),
  };
  unmount();
  return seen;
};

describe.each([
  ['visitor', 'en'],
  ['visitor', 'de'],
  ['kiosk', 'en'],
  ['kiosk', 'de'],
] as const)('the end of a visit on the page of a %s, in %s', (page, language) => {
  const ended = (reason: VisitView['endReason']) => endedAt(page, reason);
  beforeEach(async () => void (await i18next.changeLanguage(language)));
  afterEach(async () => {
    cleanup();
    await i18next.changeLanguage('en');
  });

  it('has a title, a sentence and a sign of its own for each reason', () => {
    const all = ends.map(ended);
    for (const part of ['title', 'text', 'sign'] as const) {
      expect(new Set(all.map((one) => one[part])).size).toBe(ends.length);
    }
  });

  it('has the nice words of the portal and the tick only for a served visitor', () => {
    const served = ended('served');
    expect(served.text).toBe(NICE);
    for (const reason of ends.filter((one) => one !== 'served')) {
      const { text, sign, title } = ended(reason);
      expect(text).not.toContain(NICE);
      expect(title).not.toBe(served.title);
      expect(sign).not.toBe(served.sign);
    }
  });

  it('offers to ring again where it broke, not at a closed portal nor to a removed visitor', () => {
    const again = i18next.t('goodbye.callAgain');
    const rings = ends.filter((reason) => ended(reason).ways.includes(again));
    expect(rings).toEqual(['left', 'absent', 'call-lost', 'administrator-ended', null]);
  });
});
