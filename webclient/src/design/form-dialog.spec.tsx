import '../testing/english.js';
import '../testing/browser-parts.js';

import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';

import { Button } from './Button.js';
import { Field } from './Field.js';
import { FormDialog } from './FormDialog.js';
import { FormProblem } from './FormProblem.js';

afterEach(cleanup);

let closed = 0;

function Form({ isRefused = false }) {
  const [name, setName] = useState('');
  const [tries, setTries] = useState(0);
  return (
    <FormDialog
      title="New"
      isTyped={name !== ''}
      attempt={tries}
      onClose={() => (closed += 1)}
      actions={(leave) => (
        <>
          <Button onClick={() => setTries(tries + 1)}>Create</Button>
          <Button onClick={leave}>Cancel</Button>
        </>
      )}
    >
      <FormProblem text={tries > 0 ? 'Not created.' : undefined} />
      <Field label="Name" value={name} onChange={({ target }) => setName(target.value)} />
      <Field
        label="Code"
        defaultValue=""
        problem={tries > 0 && !isRefused ? 'Enter a code' : undefined}
      />
    </FormDialog>
  );
}

const dialog = () => screen.getByRole('dialog');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const WAYS: Readonly<Record<string, () => unknown>> = {
  'its button': () => press('Cancel'),
  Escape: () => fireEvent(dialog(), new Event('cancel', { cancelable: true })),
  'a click outside': () => {
    fireEvent.pointerDown(dialog());
    fireEvent.click(dialog());
  },
};

it.each(Object.entries(WAYS))('asks before %s discards typed text', async (_way, close) => {
  closed = 0;
  render(<Form />);
  await userEvent.type(screen.getByLabelText('Name'), 'Team');
  await close();
  expect(closed).toBe(0);
  expect(screen.getByText('Discard what you have entered?').closest('footer')).toBeTruthy();
  await press('Keep editing');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Team');
  await close();
  await press('Discard');
  expect(closed).toBe(1);
});

it.each(Object.entries(WAYS))(
  'closes by %s at once while nothing is typed',
  async (_way, close) => {
    closed = 0;
    render(<Form />);
    await close();
    expect(closed).toBe(1);
  },
);

it('leads to the first wrong field at every attempt', async () => {
  render(<Form />);
  await press('Create');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
  await press('Create');
  expect(document.activeElement).toBe(screen.getByLabelText('Code'));
});

it('leads to the error of the whole form where no field is wrong', async () => {
  render(<Form isRefused />);
  await press('Create');
  expect(document.activeElement?.textContent).toBe('Not created.');
});
