import '#testing/english.js';
import '#testing/browser-parts.js';

import { afterEach, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { aPortal } from '../../devices/kiosk/testing/a-device.js';
import { FakeVisit } from '../../devices/kiosk/testing/fake-visit.js';
import { PortalStart } from './PortalStart.js';

afterEach(cleanup);

it('finds again what was typed at the start page, after a look at the check', async () => {
  const visit = Object.assign(new FakeVisit(), { phone: { requestCode: async () => '' } });
  const open = () =>
    render(
      <PortalStart
        portal={{ ...aPortal, askClientName: true, smsCodeRequired: true }}
        session={visit.asSession()}
      />,
    );
  const fields = async () => [
    screen.getByLabelText<HTMLInputElement>('Your name'),
    await screen.findByLabelText<HTMLInputElement>('Your mobile number'),
  ];
  const { unmount } = open();
  const [name, phone] = await fields();
  await userEvent.type(name!, 'Maria');
  await userEvent.type(phone!, '0170 1234567');
  await userEvent.click(screen.getByRole('button', { name: 'Start video call' }));
  unmount();
  visit.startOver();
  open();
  expect((await fields()).map(({ value }) => value)).toEqual(['Maria', '0170 1234567']);
});
