import '#testing/browser-parts.js';
import '#testing/english.js';

import { afterEach, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';

import { DropArea } from './DropArea.js';

afterEach(cleanup);

it.each([
  ['a dialog takes files', true, 1],
  ['a page does not take files', false, 0],
])('%s that are dropped outside of the list', (_, inDialog, taken) => {
  const files = [new File(['%PDF'], 'Plan.pdf')];
  let given = 0;
  const Around = inDialog ? 'dialog' : 'main';
  render(
    <Around>
      <h2>Documents</h2>
      <DropArea onFiles={({ length }) => (given += length)}>List</DropArea>
    </Around>,
  );
  const drop = (on: Element) => fireEvent.drop(on, { dataTransfer: { files } });
  drop(screen.getByText('Documents'));
  expect(given).toBe(taken);
  drop(screen.getByText('List'));
  expect(given).toBe(taken + 1);
});
