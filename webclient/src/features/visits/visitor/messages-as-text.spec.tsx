import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, describe, expect, it } from '@jest/globals';
import type { PublicPortal } from '@foyer/contracts/portals';
import type { VisitView } from '@foyer/contracts/visits';
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';

import type { LocalMedia } from '#media/core/local-media.js';
import { makeStore } from '#state/store.js';
import { aPortal } from '../../devices/kiosk/testing/a-device.js';
import { FakeVisit } from '../../devices/kiosk/testing/fake-visit.js';
import { GoodbyeStep } from './GoodbyeStep.js';
import { PortalStart } from './PortalStart.js';
import { WaitingStep } from './WaitingStep.js';

afterEach(cleanup);

const HTML = '<script>alert(1)</script><img src="x" onerror="alert(1)"><b>Hello</b>';
const portal: PublicPortal = {
  ...aPortal,
  name: HTML,
  messages: { welcome: HTML, waiting: HTML, notAvailable: HTML, goodbye: HTML },
};
const session = new FakeVisit().asSession();
const media = {
  state: makeStore({ phase: 'ready', problem: null, video: null }),
} as unknown as LocalMedia;
const waits = { position: 1, placeKept: 'no', longWait: null } as unknown as VisitView;
const served = { endReason: 'served', callDetailId: 'call', rated: true } as unknown as VisitView;

describe('HTML in what a portal says', () => {
  it.each<readonly [string, ReactElement]>([
    ['welcome', <PortalStart portal={portal} session={session} />],
    ['closed', <PortalStart portal={{ ...portal, onlineStatus: 'closed' }} session={session} />],
    ['wait', <WaitingStep portal={portal} session={session} media={media} view={waits} />],
    ['goodbye', <GoodbyeStep portal={portal} session={session} view={served} />],
  ])('is read as text: at the %s', async (_step, page) => {
    const { container } = render(page);
    expect((await screen.findAllByText(HTML)).length).toBeGreaterThan(0);
    expect(container.querySelector('script, img, b, [onerror]')).toBeNull();
  });
});
