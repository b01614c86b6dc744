import { expect, jest, test } from '@jest/globals';
import { light } from '@foyer/contracts/look';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, Form, SaveButton } from 'react-admin';

import { ColourInput } from './ColourInput.js';

test('a colour that the product shows by itself can be kept, and left to the product again', async () => {
  const save = jest.fn();
  render(
    <AdminContext>
      <Form record={{ id: 'p1', appearance: { primary: '' } }} onSubmit={save}>
        <ColourInput source="appearance.primary" label="Main" />
        <SaveButton alwaysEnable />
      </Form>
    </AdminContext>,
  );
  const primary = () => (save.mock.lastCall?.[0] as { appearance: object } | undefined)?.appearance;
  const press = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  };
  await press('portal.keepColour: Main');
  await waitFor(() => expect(primary()).toEqual({ primary: light.accent }));
  await press('ra.action.reset: Main');
  await waitFor(() => expect(primary()).toEqual({ primary: null }));
});
