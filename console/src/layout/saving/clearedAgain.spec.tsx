import { expect, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { AdminContext, TextInput } from 'react-admin';
import { useFormState } from 'react-hook-form';

import { asEmptied, changedFields, withEmptyTexts } from './changedFields.js';
import { RevisedForm } from './RevisedForm.js';
import { useRevisedForm } from './useRevisedForm.js';

const record = { id: 'p1', note: '', page: { de: '' }, revision: 1 };

test('empty texts of a record are sent as such, and null where it holds null', () => {
  const began = { note: '', city: 'Bonn', zip: null, page: { de: '', en: 'Hi' }, tags: [''] };
  expect(withEmptyTexts(asEmptied(began), began)).toEqual(began);
  expect(withEmptyTexts({ ...began, city: null }, began).city).toBeNull();
});

function Said() {
  return <p role="status">{useFormState().isDirty ? 'unsaved' : 'saved'}</p>;
}

function NoteForm() {
  const { base, save, editing } = useRevisedForm({
    record,
    changesOf: changedFields,
    send: async () => undefined,
    read: async () => record,
  });
  return (
    <RevisedForm record={base!} save={save} editing={editing}>
      <TextInput source="note" label="note" />
      <TextInput source="page.de" label="page" />
      <Said />
    </RevisedForm>
  );
}

test.each(['note', 'page'])('a %s that is typed and cleared again is unchanged', async (label) => {
  render(
    <AdminContext>
      <NoteForm />
    </AdminContext>,
  );
  const input = screen.getByLabelText(label);
  fireEvent.change(input, { target: { value: '123456' } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('unsaved'));
  fireEvent.change(input, { target: { value: '' } });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('saved'));
});
