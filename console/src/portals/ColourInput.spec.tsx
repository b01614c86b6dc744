import { expect, jest, test } from '@jest/globals';
import { dark, light } from '@foyer/contracts/look';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, Form, SaveButton } from 'react-admin';

import { valueAt } from '../layout/saving/valueInWords.js';
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
  await press('portal.resetColour: Main');
  await waitFor(() => expect(primary()).toEqual({ primary: null }));
});

const own = { primary: '', background: '', buttonPrimary: '#123456' };
const portal = { appearance: own, callButton: { color: '', textColor: '' } };
const paleCall = { ...portal, callButton: { color: '#ffee00', textColor: '' } };
const darkGround = { appearance: { background: '#101010' } };

test.each([
  ['callButton.color', portal, '#123456'],
  ['callButton.color', { ...portal, appearance: { primary: '#004488' } }, '#004488'],
  ['callButton.textColor', portal, '#ffffff'],
  ['callButton.textColor', paleCall, light.ink],
  ['appearance.buttonPrimary', { appearance: { primary: '#004488' } }, '#004488'],
  ['appearance.primary', darkGround, dark.accent],
  ['buttonPrimary', { primary: '#004488' }, '#004488'],
])('the colour %s that is kept is the one that the page shows', async (source, record, shown) => {
  const save = jest.fn();
  render(
    <AdminContext>
      <Form record={{ id: 'p1', ...record }} onSubmit={save}>
        <ColourInput source={source} label="Colour" />
        <SaveButton alwaysEnable />
      </Form>
    </AdminContext>,
  );
  expect(screen.getByLabelText<HTMLInputElement>('Colour').value).toBe(shown);
  fireEvent.click(screen.getByRole('button', { name: 'portal.keepColour: Colour' }));
  fireEvent.click(screen.getByRole('button', { name: 'ra.action.save' }));
  await waitFor(() => expect(save).toHaveBeenCalled());
  expect(valueAt(save.mock.lastCall![0] as object, source)).toBe(shown);
});
