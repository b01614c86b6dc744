import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '#testing/openConsole.js';

const id = '019a0000-0000-7000-8000-000000000001';
const payment = {
  id,
  amount: 1250,
  currency: 'EUR',
  status: 'success',
  reverseStatus: 'notInitiated',
  createdAt: '2026-03-04T05:00:00.000Z',
  deviceName: 'Front desk',
  payer: 'Vera Visitor',
  initiator: 'Kim Agent',
};

let saved: Blob[] = [];
let asked: { path: string; body: unknown }[] = [];

beforeEach(() => {
  localStorage.clear();
  saved = [];
  asked = [];
  const createObjectURL = (content: Blob) => `blob:${saved.push(content)}`;
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  HTMLAnchorElement.prototype.click = () => undefined;
  const pieces = ['PK\x03\x04one', 'PK\x05\x06'].map((piece) => new TextEncoder().encode(piece));
  const read = async () => {
    const value = pieces.shift();
    return { done: value === undefined, value };
  };
  globalThis.fetch = (async (path: string, { body }: { body?: string } = {}) => {
    asked.push({ path, body: body === undefined ? undefined : JSON.parse(body) });
    const headers = { get: (name: string) => (name === 'x-receipts' ? '1' : null) };
    const answer = async () => ({ docs: [] });
    return { ok: true, status: 200, headers, json: answer, body: { getReader: () => ({ read }) } };
  }) as unknown as typeof fetch;
});

test('payments are exported as a table', async () => {
  const user = userEvent.setup();
  await openConsole('transactions', { transactions: [payment] });
  await screen.findByText('Vera Visitor');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.type).toBe('text/csv;charset=utf-8');
});

test('receipts of selected payments are saved in one archive', async () => {
  const user = userEvent.setup();
  await openConsole('transactions', { transactions: [payment] });
  await screen.findByText('Vera Visitor');
  await user.click(screen.getByRole('checkbox', { name: 'Select all' }));
  await user.click(await screen.findByRole('button', { name: 'Download receipts' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.size).toBe('PK\x03\x04onePK\x05\x06'.length);
  expect(asked.find(({ body }) => body !== undefined)).toEqual({
    path: '/api/v2/transaction/downloadMultipleReceipts',
    body: { ids: [id] },
  });
});
