import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, Form, SaveButton } from 'react-admin';

import { aPortal, idOf } from '#testing/records.js';
import { serveCalls } from '#testing/serveCalls.js';
import { SmsCodeInput } from './SmsCodeInput.js';

test('the code by SMS can be taken back where no provider is set up', async () => {
  serveCalls({});
  const save = jest.fn();
  render(
    <AdminContext>
      <Form record={aPortal(idOf(1), { smsCodeRequired: true })} onSubmit={save}>
        <SmsCodeInput />
        <SaveButton alwaysEnable />
      </Form>
    </AdminContext>,
  );
  fireEvent.click(await screen.findByRole('switch'));
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await waitFor(() => expect(save.mock.lastCall?.[0]).toMatchObject({ smsCodeRequired: false }));
});
