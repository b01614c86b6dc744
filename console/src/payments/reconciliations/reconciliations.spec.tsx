import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Difference, Reconciliation } from '@foyer/contracts/payments';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RaRecord } from 'react-admin';

import { openConsole } from '#testing/openConsole.js';
import { serveCalls } from '#testing/serveCalls.js';

type Record = Reconciliation & { readonly id: string };

const id = (n: number) => `019a0000-0000-7000-8000-00000000000${n}`;

const difference = (n: number, fields: Partial<Difference>): Difference => ({
  differenceId: id(n),
  kind: 'amount-differs',
  transactionId: id(7),
  callId: id(8),
  STAN: '000123',
  cardCircuit: 'VISA',
  currency: 'EUR',
  expected: 1250,
  found: 1000,
  settled: null,
  ...fields,
});

const visa = { cardCircuit: 'VISA', currency: 'EUR', number: 1, amount: 1250 } as const;

const closing: Record = {
  id: id(1),
  _id: id(1),
  deviceId: id(9),
  deviceName: 'Front desk',
  status: 'differences',
  trigger: 'person',
  startedBy: id(6),
  startedByName: 'Ada Admin',
  startedAt: '2026-03-04T20:00:00.000Z',
  comparedAt: '2026-03-04T20:01:00.000Z',
  reason: null,
  terminalTotals: [{ ...visa, amount: 1000 }],
  ledgerTotals: [visa],
  receiptTotals: [visa],
  transactionIds: [id(7)],
  differences: [
    difference(2, {
      kind: 'missing-in-ledger',
      transactionId: null,
      callId: null,
      settled: { by: id(6), byName: 'Ada Admin', reason: 'By hand', at: '2026-03-05T08:00:00Z' },
    }),
    difference(3, {}),
  ],
  openDifferences: 1,
};

const terminal = (n: number, deviceName: string, connectionEstablished: boolean) => ({
  deviceId: id(n),
  deviceName,
  status: 'ready',
  connectionEstablished,
  transactionId: null,
});
const terminals = {
  'GET /api/v2/transaction/terminals': () => ({
    body: {
      docs: [terminal(9, 'Front desk', true), terminal(5, 'Back door', false)],
      timeZones: [],
    },
  }),
};

// Lists keep their filters in the browser.
beforeEach(() => localStorage.clear());

describe('the list of closings', () => {
  test('says what belongs there while there is none, and how to make one', async () => {
    serveCalls(terminals);
    await openConsole('reconciliations', {});
    expect(await screen.findByText('No closings yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Close a day' })).toBeTruthy();
  });

  test('shows how each stands, and offers auditors nothing to run', async () => {
    serveCalls(terminals);
    const balanced: Record = { ...closing, id: id(2), status: 'balanced', trigger: 'schedule' };
    await openConsole(
      'reconciliations',
      { reconciliations: [closing, balanced] },
      { role: 'auditor' },
    );
    expect(await screen.findByText('Balanced')).toBeTruthy();
    expect(screen.getByText('Schedule')).toBeTruthy();
    expect(screen.getByText('Ada Admin')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Close a day' })).toBeNull();
  });

  test('finds by status', async () => {
    serveCalls(terminals);
    const filter = encodeURIComponent(JSON.stringify({ status: 'failed' }));
    const failed: Record = { ...closing, id: id(2), status: 'failed', deviceName: 'Back door' };
    await openConsole(`reconciliations?filter=${filter}`, { reconciliations: [closing, failed] });
    expect(await screen.findByText('Back door')).toBeTruthy();
    expect(screen.queryByText('Front desk')).toBeNull();
  });
});

describe('closing a day by hand', () => {
  test('needs a device, and asks before', async () => {
    const user = userEvent.setup();
    serveCalls(terminals);
    const { data } = await openConsole('reconciliations/create', {});
    const kept = async (): Promise<readonly RaRecord[]> => {
      const pagination = { page: 1, perPage: 9 };
      const sort = { field: 'id', order: 'ASC' } as const;
      const found = await data.getList<RaRecord>('reconciliations', {
        pagination,
        sort,
        filter: {},
      });
      return found.data;
    };
    await user.click(await screen.findByRole('button', { name: 'Close day' }));
    expect(await screen.findByText('This field can not be blank')).toBeTruthy();
    await user.click(screen.getByRole('combobox', { name: /Device/ }));
    expect(await screen.findByRole('option', { name: 'Back door · Offline' })).toBeTruthy();
    await user.click(screen.getByRole('option', { name: 'Front desk · Ready' }));
    await user.click(screen.getByRole('button', { name: 'Close day' }));
    const dialog = await screen.findByRole('dialog', { name: 'Close the day of “Front desk”?' });
    expect(await kept()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Close day' }));
    await waitFor(async () => expect(await kept()).toMatchObject([{ deviceId: id(9) }]));
  });
});

describe('the page of a closing', () => {
  test('compares terminal, ledger and receipts, and puts what is open first', async () => {
    serveCalls(terminals);
    await openConsole(`reconciliations/${id(1)}/show`, { reconciliations: [closing] });
    const table = await screen.findByRole('table', { name: 'Comparison' });
    const cells = within(table).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      'EUR',
      '€10.00 (1)',
      '€12.50 (1)',
      '€12.50 (1)',
      'Different',
    ]);
    const section = screen.getByRole('region', { name: '1 open difference' });
    const [first, second] = within(section).getAllByRole('listitem');
    expect(first?.textContent).toContain('The amounts differ');
    expect(first?.textContent).toContain('expected €12.50, found €10.00');
    expect(second?.textContent).toContain('Settled by Ada Admin');
    const link = (name: string) => within(section).getByRole('link', { name }).getAttribute('href');
    expect(link('Open payment')).toBe(`/transactions/${id(7)}/show`);
    expect(link('Open call')).toBe(`/calls/${id(8)}/show`);
  });

  test.each([
    ['pending', null, 'Nothing has been compared yet.'],
    ['balanced', closing.startedAt, 'There were no payments.'],
  ])(
    'says of a closing without payments that is %s why it shows none',
    async (...[status, comparedAt, text]) => {
      serveCalls(terminals);
      const totals = {
        terminalTotals: [],
        ledgerTotals: [],
        receiptTotals: [],
        transactionIds: [],
      };
      const empty = {
        ...closing,
        ...totals,
        status,
        comparedAt,
        differences: [],
        openDifferences: 0,
      };
      await openConsole(`reconciliations/${id(1)}/show`, { reconciliations: [empty] });
      expect(await screen.findByText(text)).toBeTruthy();
    },
  );

  test('lets a difference be settled with a reason, and shows it', async () => {
    const user = userEvent.setup();
    let save: (fields: object) => Promise<unknown> = async () => undefined;
    const path = `POST /api/v2/admin/reconciliations/${id(1)}/differences/${id(3)}/settle`;
    const calls = serveCalls({
      [path]: async ({ body }) => {
        const { reason } = body as { reason: string };
        const settled = { by: id(6), byName: 'Ada Admin', reason, at: closing.startedAt };
        const differences = closing.differences.map((one) => ({ ...one, settled }));
        const changed = { ...closing, status: 'settled', differences, openDifferences: 0 };
        await save(changed);
        return { body: changed };
      },
      ...terminals,
    });
    const { data } = await openConsole(`reconciliations/${id(1)}/show`, {
      reconciliations: [closing],
    });
    save = (fields) =>
      data.update('reconciliations', { id: id(1), data: fields, previousData: closing });
    await user.click(await screen.findByRole('button', { name: 'Settle' }));
    const dialog = await screen.findByRole('dialog', { name: 'The amounts differ' });
    await user.click(within(dialog).getByRole('button', { name: 'Settle' }));
    expect(within(dialog).getByText('This field can not be blank')).toBeTruthy();
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Pa');
    await user.click(within(dialog).getByRole('button', { name: 'Settle' }));
    expect(within(dialog).getByText('This is too short')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    await user.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'id in cash');
    await user.click(within(dialog).getByRole('button', { name: 'Settle' }));
    expect(await screen.findAllByText(/Paid in cash/)).not.toHaveLength(0);
    expect(screen.getByRole('region', { name: '0 open differences' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Settle' })).toBeNull());
  });

  test('speaks German as well', async () => {
    serveCalls(terminals);
    await openConsole(
      `reconciliations/${id(1)}/show`,
      { reconciliations: [closing] },
      { language: 'de', role: 'auditor' },
    );
    expect(await screen.findByRole('region', { name: '1 offene Differenz' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Klären' })).toBeNull();
  });
});
