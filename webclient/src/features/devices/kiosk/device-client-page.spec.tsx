import '#testing/english.js';
import '#testing/browser-parts.js';

import { expect, it } from '@jest/globals';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';

import { answering } from '#testing/answering.js';
import { DeviceClientPage } from './DeviceClientPage.js';

it('signs in with the key of its address, also where React begins to draw it twice', async () => {
  history.replaceState(null, '', '/vblh/device-client#device=1&key=R7QF-K2MD');
  const asked = answering(401, { code: 'DEVICE_KEY_INVALID', msg: 'This key is not valid.' });
  let come: () => void = () => undefined;
  const late = new Promise<string>((resolve) => {
    come = () => resolve('');
  });
  const Late = () => use(late);
  await act(async () =>
    render(
      <Suspense>
        <DeviceClientPage />
        <Late />
      </Suspense>,
    ),
  );
  expect(asked).toEqual([]);
  await act(async () => come());
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]?.body).toMatchObject({ key: 'R7QF-K2MD' });
  cleanup();
});
