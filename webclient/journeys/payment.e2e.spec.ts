import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { paymentRoutes } from '@foyer/contracts/payments';

import { violations } from '../../tools/journeys/harness/axe.js';
import {
  type Agent,
  endCall,
  hire,
  openDesk,
  openPortal,
  ring,
} from '../../tools/journeys/harness/cast.js';
import { eventually } from '../../tools/journeys/harness/eventually.js';
import { journey } from '../../tools/journeys/harness/journey.js';
import { addBooth } from '../../tools/journeys/harness/kiosk.js';
import { PaymentTerminal } from '../../tools/journeys/harness/payment-terminal.js';
import { pressControl } from '../../tools/journeys/harness/press-control.js';
import { Stage } from '../../tools/journeys/harness/stage.js';
import { tooWide } from '../../tools/journeys/harness/too-wide.js';

const PHONE = { width: 390, height: 844 };

describe('A payment in a call', () => {
  let stage: Stage;
  let agent: Agent;
  let portal: { id: string; path: string };
  let terminal: PaymentTerminal;

  beforeAll(async () => {
    stage = await Stage.set({ settings: { JANUS: 'off' } });
    agent = await hire(stage);
    portal = await openPortal(stage, [agent]);
    terminal = await PaymentTerminal.attach(stage, await addBooth(stage, portal.id));
  });
  afterAll(async () => {
    await terminal.detach();
    await stage.strike();
  });

  journey(
    'goes from the amount to the receipt on a phone and back to the card',
    () => stage,
    async () => {
      const api = await stage.api(agent.token);
      await eventually('the terminal is ready', async () => {
        const { docs } = await api.call(paymentRoutes.listPaymentTerminals, {});
        return docs[0]?.status === 'ready';
      });
      const visitor = await stage.page('visitor');
      await ring(visitor, portal.path);
      const desk = await openDesk(stage, 'agent', agent);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await pressControl(desk, 'take-payment');
      await desk.getByLabel('Amount').fill('12,50');
      await desk.getByLabel('Purpose').fill('Parking');
      expect(await violations(desk)).toEqual([]);
      await desk.getByRole('button', { name: 'Start payment' }).click();

      await desk.getByText('The amount was paid.').waitFor();
      await desk.getByAltText('QR code of the receipt').waitFor();
      expect(await violations(desk)).toEqual([]);
      const address = await desk.getByRole('link', { name: 'Open receipt' }).getAttribute('href');
      const phone = await stage.page('phone', { viewport: PHONE, colorScheme: 'dark' });
      await phone.goto(new URL(address ?? '').pathname + new URL(address ?? '').search);
      await phone.getByTestId('receipt').getByText('€12.50').waitFor();
      expect([...(await violations(phone)), ...(await tooWide(phone))]).toEqual([]);
      const pdf = await phone.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
      const file = await fetch(new URL(pdf ?? '', stage.server.origin));
      expect(file.headers.get('content-type')).toBe('application/pdf');

      await desk.getByRole('button', { name: 'Reverse payment' }).click();
      await desk.getByRole('button', { name: 'Reverse €12.50' }).click();
      await desk.getByText('The payment was reversed').waitFor();
      await desk.getByRole('button', { name: 'Close' }).click();

      await endCall(desk);
      await desk.getByRole('heading', { name: 'Desk' }).waitFor();
      await desk.getByRole('link', { name: 'Payments' }).click();
      await desk.getByRole('cell', { name: 'Reversed' }).waitFor();
      await desk.getByRole('button', { name: /^Details of the payment/ }).click();
      await desk.getByText('Parking').waitFor();
      await desk.getByAltText('QR code of the receipt').nth(1).waitFor();
      expect(await violations(desk)).toEqual([]);
      await stage.dismissAll();
    },
  );
});
