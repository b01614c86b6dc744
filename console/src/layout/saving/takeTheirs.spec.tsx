import { expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, HttpError, SaveButton, TextInput, useNotify } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { Notices } from '../Notices.js';
import { changedFields } from './changedFields.js';
import { FormGuard } from './FormGuard.js';
import { RevisedForm } from './RevisedForm.js';
import { useRevisedForm } from './useRevisedForm.js';

const before = { name: 'Desk', city: 'Ulm', password: '', revision: 4 };
const theirs = { ...before, name: 'Hall', revision: 9 };
type Place = typeof before;

const send = jest.fn<(changes: object, seen: Place) => Promise<void>>();

function SaveWhatWasTyped() {
  const { isDirty } = useFormState();
  return <SaveButton disabled={!isDirty} />;
}

/** A form on a page that holds the record as it was read first. */
function PlaceForm() {
  const { base, save, editing } = useRevisedForm<Place>({
    record: before,
    changesOf: changedFields,
    send,
    read: async () => theirs,
  });
  return (
    <RevisedForm record={base!} save={save} editing={editing}>
      <TextInput source="name" label="name" />
      <TextInput source="city" label="city" />
      <TextInput source="password" label="password" />
      <FormGuard choices="" />
      <SaveWhatWasTyped />
    </RevisedForm>
  );
}

/** Says that something succeeded. */
function Said() {
  const notify = useNotify();
  return <button onClick={() => notify('saved', { type: 'success' })}>say saved</button>;
}

test('theirs that was taken over stays, and what else was typed is still to be saved', async () => {
  const body = { code: 'CHANGED_MEANWHILE', errors: { name: 'CHANGED_MEANWHILE' } };
  send.mockRejectedValueOnce(new HttpError('Someone was faster.', 409, body)).mockResolvedValue();
  render(
    <AdminContext>
      <PlaceForm />
      <Notices />
    </AdminContext>,
  );
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const press = (name: string) => fireEvent.click(screen.getByText(name));
  fireEvent.change(field('name'), { target: { value: 'Gate' } });
  fireEvent.change(field('city'), { target: { value: 'Bonn' } });
  press('ra.action.save');
  await screen.findByText('layout.meanwhile.title');
  const row = screen.getByRole('rowheader').parentElement!;
  expect([...row.children].map(({ textContent }) => textContent)).toEqual([
    'resources.undefined.fields.name',
    'Gate',
    'Hall',
  ]);
  press('layout.meanwhile.take');
  await waitFor(() => expect(screen.queryByText('layout.meanwhile.title')).toBeNull());
  // The dialog said it: a red notice would stay after the answer.
  expect(screen.queryByText('Someone was faster.')).toBeNull();
  expect([field('name').value, field('city').value]).toEqual(['Hall', 'Bonn']);
  press('ra.action.save');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.lastCall).toEqual([{ city: 'Bonn' }, theirs]);
});

test('a failure gives way to the save that succeeded', async () => {
  send.mockReset();
  send.mockRejectedValueOnce(new HttpError('The disk is full.', 500, {})).mockResolvedValue();
  render(
    <AdminContext>
      <PlaceForm />
      <Notices />
      <Said />
    </AdminContext>,
  );
  fireEvent.change(screen.getByLabelText('name'), { target: { value: 'Gate' } });
  fireEvent.click(screen.getByText('ra.action.save'));
  await screen.findByText('The disk is full.');
  fireEvent.click(screen.getByText('say saved'));
  await screen.findByText('saved');
  expect(screen.queryByText('The disk is full.')).toBeNull();
});

const tooLate = new HttpError('Someone was faster.', 409, {
  code: 'CHANGED_MEANWHILE',
  errors: { name: 'CHANGED_MEANWHILE' },
});
const open = () =>
  render(
    <AdminContext>
      <PlaceForm />
      <Notices />
    </AdminContext>,
  );
const typeAndSave = (name: string, value: string) => {
  fireEvent.change(screen.getByLabelText(name), { target: { value } });
  fireEvent.click(screen.getByText('ra.action.save'));
};

test('other fields of others are taken in without a question, and that is said', async () => {
  send.mockReset();
  send.mockRejectedValueOnce(tooLate).mockResolvedValue();
  open();
  typeAndSave('city', 'Bonn');
  await screen.findByText('layout.meanwhile.takenIn');
  expect(send.mock.calls).toEqual([
    [{ city: 'Bonn' }, before],
    [{ city: 'Bonn' }, theirs],
  ]);
  expect(screen.queryByText('layout.meanwhile.title')).toBeNull();
  expect(screen.queryByText('Someone was faster.')).toBeNull();
});

test('a save that always meets others asks in the end', async () => {
  send.mockReset();
  send.mockRejectedValue(tooLate);
  open();
  typeAndSave('city', 'Bonn');
  await screen.findByText('layout.meanwhile.title');
  expect(screen.queryByText('layout.meanwhile.takenIn')).toBeNull();
  expect(send.mock.calls.length).toBeLessThan(5);
});

test('a typed secret is not sent to what others made of the rest, and mine is what was shown', async () => {
  send.mockReset();
  send.mockRejectedValueOnce(tooLate).mockResolvedValue();
  open();
  typeAndSave('password', 'Pa55');
  await screen.findByText('layout.meanwhile.title');
  expect(send).toHaveBeenCalledTimes(1);
  const row = screen.getByRole('rowheader').parentElement!;
  expect([...row.children].slice(1).map(({ textContent }) => textContent)).toEqual([
    'Desk',
    'Hall',
  ]);
  fireEvent.click(screen.getByText('layout.meanwhile.keep'));
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.lastCall).toEqual([{ name: 'Desk', password: 'Pa55' }, theirs]);
});
