import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect } from '@jest/globals';
import { webhookRoutes } from '@foyer/contracts/integrations';

import { journey } from '../../tools/journeys/harness/journey.js';
import { Stage } from '../../tools/journeys/harness/stage.js';

describe('Webhooks, in the console', () => {
  let stage: Stage;
  let receiver: Server;
  let url: string;
  let status = 204;
  const received: { headers: Record<string, string>; body: string }[] = [];

  beforeAll(async () => {
    receiver = createServer((request, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString('utf8')));
      request.on('end', () => {
        received.push({ headers: request.headers as Record<string, string>, body });
        response.writeHead(status).end();
      });
    });
    await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port.toString()}/foyer`;
    stage = await Stage.set({ settings: { JANUS: 'off', WEBHOOK_NETWORKS: '127.0.0.0/8' } });
  });
  afterAll(async () => {
    await stage.strike();
    receiver.close();
  });

  journey(
    'one is added, its secret is shown once, and what is sent is seen and sent again',
    () => stage,
    async () => {
      const page = await stage.consolePage('integrator', 'webhooks');
      await page.getByText('No webhooks yet').waitFor();
      await page.getByRole('link', { name: 'Create' }).click();
      await page.getByLabel('Address').fill('https://10.0.0.1/');
      await page.getByLabel('Description').fill('Reports');
      await page.getByLabel('Events').fill('foyer.Group*');
      await page.getByRole('button', { name: 'Add webhook' }).click();
      await page.getByText('WEBHOOK_NETWORKS').first().waitFor();
      await page.getByLabel('Address').fill(url);
      await page.getByRole('button', { name: 'Add webhook' }).click();
      const secret = await page.locator('pre').innerText();
      expect(secret).toMatch(/^whsec_/);

      await page.getByRole('link', { name: 'To the webhook' }).click();
      await page.getByRole('button', { name: 'Leave' }).click();
      await page.getByRole('button', { name: 'Send a test' }).click();
      await page.getByText('The receiver took it').waitFor();
      expect(received).toMatchObject([
        {
          headers: { 'webhook-signature': expect.stringMatching(/^v1,/) },
          body: expect.stringContaining('foyer.WebhookTest'),
        },
      ]);

      status = 500;
      await page.getByRole('tab', { name: 'Deliveries' }).click();
      await page.getByText('foyer.WebhookTest').waitFor();
      await page.getByRole('button', { name: 'Send again' }).first().click();
      await page.getByText('Not taken: answered 500').waitFor();
      await page.getByText('Failed', { exact: true }).waitFor();
      const api = await stage.api();
      const [webhook] = await api.call(webhookRoutes.webhookResource.list, {});
      expect(webhook).toMatchObject({ url, description: 'Reports', eventTypes: ['foyer.Group*'] });
    },
  );
});
