import { describe, expect, test } from '@jest/globals';
import type { Messenger } from '@foyer/contracts/client';
import { STANDARD_HOURS } from '@foyer/contracts/portals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

import { openConsole } from '../testing/openConsole.js';
import { aDevice, aPortal } from '../testing/records.js';

const device = aDevice('d1');

describe('the pages of devices', () => {
  test('show how each device is now, over what was read', async () => {
    await openConsole(
      'devices/d1/monitoring',
      { devices: [device] },
      {
        live: (_channel, onUp) => {
          const now = {
            ...device,
            display: 'In Call',
            online: true,
            uptime: 3_660,
            diskUsage: 0.5,
          };
          onUp({
            on: () => () => undefined,
            emit: async () => ({ devices: [now] }),
          } as unknown as Messenger);
          return () => undefined;
        },
      },
    );
    expect(await screen.findAllByText('In call')).not.toHaveLength(0);
    expect(await screen.findByText('1 h 1 min')).toBeTruthy();
    expect(screen.getByText('50%')).toBeTruthy();
  });

  test('show when a device was heard of last, with each of its reports', async () => {
    let report: (push: object) => void = () => undefined;
    await openConsole(
      'devices/d1/monitoring',
      { devices: [device] },
      {
        live: (_channel, onUp) => {
          onUp({
            on: ({ name }: { name: string }, heard: typeof report) => {
              if (name === 'deviceHealth') report = heard;
              return () => undefined;
            },
            emit: async () => ({ devices: [{ ...device, version: '1.2.0' }] }),
          } as unknown as Messenger);
          return () => undefined;
        },
      },
    );
    expect(await screen.findByText('1.2.0')).toBeTruthy();
    const health = {
      version: null,
      network: 'Ethernet',
      uptime: 3_660,
      diskUsage: 0.25,
      mediaPath: 'unreachable',
    };
    act(() => report({ deviceId: 'd1', health, at: new Date().toISOString() }));
    expect(await screen.findByText('1 h 1 min')).toBeTruthy();
    for (const text of ['1.2.0', 'Ethernet', '25%', 'now', 'Blocked by the network']) {
      expect(screen.getAllByText(text)).not.toHaveLength(0);
    }
    expect(screen.getByText(/blocks sound and picture/)).toBeTruthy();
  });

  test('say of a device that is out of order nothing else, and why', async () => {
    const broken = {
      ...{ ...device, online: true, status: 'IN_ERROR' },
      ...{ note: 'Stream is frozen', queueStatus: 'QUEUE_ERROR' },
    };
    await openConsole('devices/d1/monitoring', { devices: [broken] });
    expect(await screen.findByText('Stream is frozen')).toBeTruthy();
    expect(screen.getAllByText('Out of order')).toHaveLength(3);
    expect(screen.queryByText('Offline')).toBeNull();
    expect(screen.getByText('The portal has no content')).toBeTruthy();
  });

  test('show a day until midnight as such, and save it when it is entered', async () => {
    const user = userEvent.setup();
    const week = { ...STANDARD_HOURS, sunday: [{ start: '00:00', end: '24:00' }] };
    const open = { ...device, operatingHours: { timeZone: 'Europe/Berlin', week } };
    const { kept } = await openConsole('devices/d1', { devices: [open] });
    const untilOn = async (name: string): Promise<HTMLInputElement> =>
      within(await screen.findByRole('group', { name })).getByLabelText(/^Until/);
    expect((await untilOn('Sunday')).value).toBe('00:00');
    fireEvent.change(await untilOn('Monday'), { target: { value: '00:00' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const saved = (await kept('devices', 'name'))[0]?.operatingHours;
      const until = [{ start: '08:00', end: '24:00' }];
      expect(saved).toMatchObject({ week: { ...week, monday: until } });
    });
  });

  test('say in words that a day is closed or open all day', async () => {
    const week = { ...STANDARD_HOURS, saturday: [], sunday: [{ start: '00:00', end: '24:00' }] };
    const open = { ...device, operatingHours: { timeZone: 'Europe/Berlin', week } };
    await openConsole('devices/d1', { devices: [open] });
    const on = (name: string) => within(screen.getByRole('group', { name }));
    await screen.findByRole('group', { name: 'Sunday' });
    expect(on('Saturday').getByText('Closed')).toBeTruthy();
    expect(on('Sunday').getByText('Open all day')).toBeTruthy();
    expect(on('Monday').queryByText(/Closed|Open all day/)).toBeNull();
  });

  test('add a device and show its key once', async () => {
    const user = userEvent.setup();
    await openConsole(
      'devices/create',
      {},
      {
        own: {
          create: async (_resource, { data }) =>
            ({ data: { ...device, ...data, id: 'd2', key: 'ABCD-EFGH' } }) as never,
        },
      },
    );
    await user.type(await screen.findByLabelText(/^Name/), 'Hall');
    await user.click(screen.getByRole('button', { name: 'Add device' }));
    expect(await screen.findByText('ABCD-EFGH')).toBeTruthy();
    expect(screen.getByText(/FOYER_AGENT_DEVICE_KEY=ABCD-EFGH/)).toBeTruthy();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  });

  test('save what was chosen for the sound', async () => {
    const user = userEvent.setup();
    const { data } = await openConsole('devices/d1/audio', { devices: [device] });
    await user.click(await screen.findByLabelText('Microphone'));
    await user.click(await screen.findByRole('option', { name: 'Desk microphone' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      expect(await data.getOne('devices', { id: 'd1' })).toMatchObject({
        data: { microphone: 'mic1' },
      });
    });
  });

  test('save which portal was chosen', async () => {
    const user = userEvent.setup();
    const portals = [aPortal('q1', { name: 'Hall' })];
    const { data } = await openConsole('devices/d1', { devices: [device], portals });
    await user.click(await screen.findByLabelText(/^Portal/));
    await user.click(await screen.findByRole('option', { name: 'Hall' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      const saved = await data.getOne('devices', { id: 'd1' });
      expect(saved).toMatchObject({ data: { queueId: 'q1' } });
    });
  });

  test.each([
    ['', 'Brightness'],
    ['', 'Time zone'],
    ['/audio', 'Volume'],
    ['/video', 'Rotation'],
  ])('do not allow an empty choice where a device needs a value: %s %s', async (tab, label) => {
    const user = userEvent.setup();
    await openConsole(`devices/d1${tab}`, { devices: [device] });
    const [field] = await screen.findAllByLabelText(new RegExp(`^${label}`));
    await user.click(field!);
    const options = await screen.findAllByRole('option');
    expect(options.filter(({ textContent }) => textContent.trim() === '')).toEqual([]);
  });

  test('show the time zone of a machine that is set to no place', async () => {
    const operatingHours = { ...device.operatingHours, timeZone: 'UTC' };
    await openConsole('devices/d1', { devices: [{ ...device, operatingHours }] });
    expect((await screen.findByLabelText(/^Time zone/)).textContent).toBe('UTC');
  });

  test('do not say that an address was saved which was emptied', async () => {
    const user = userEvent.setup();
    const paymentTerminal = {
      ip: '10.0.0.7',
      port_send: 20_002,
      port_receive: 20_007,
      my_port: 20_008,
      protocol: null,
      reconciliationTime: null,
    };
    await openConsole('devices/d1/terminal', { devices: [{ ...device, paymentTerminal }] });
    await user.clear(await screen.findByLabelText(/^IP address/));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('This field can not be blank')).toBeTruthy();
    expect(screen.queryByText('Device saved')).toBeNull();
  });
});
