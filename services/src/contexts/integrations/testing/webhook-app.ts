import { MemoryEventLog } from '@foyer/event-log/memory';
import type { Role } from '@foyer/contracts/identity';
import { webhookRoutes, type Webhook, type WebhookDelivery } from '@foyer/contracts/integrations';
import { fullPath } from '@foyer/contracts/schema';
import { webhookDeliveries, webhooks } from '@foyer/projections/integrations';

import { bootTestApp, type TestApp, type TestAppOptions } from '#platform/testing/test-app.js';
import { IntegrationsModule } from '../integrations.module.js';
import { append } from './sample-log.js';

const ALL = fullPath(webhookRoutes.webhookResource.list);

/** The context on a platform in memory, with what its tests ask of it. */
export class WebhookApp {
  private constructor(readonly app: TestApp) {}

  static async start(options: TestAppOptions = {}): Promise<WebhookApp> {
    const app = await bootTestApp({
      imports: [IntegrationsModule],
      projections: [webhooks, webhookDeliveries],
      environment: { WEBHOOK_NETWORKS: '127.0.0.0/8' },
      eventLog: new MemoryEventLog(),
      ...options,
    });
    return new WebhookApp(app);
  }

  async call(method: string, path: string, body?: object, role: Role = 'admin') {
    const answer = await fetch(`${this.app.url}${ALL}${path}`, {
      method,
      headers: { ...this.app.headersOf(role), ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as never };
  }

  async add(url: string, eventTypes: readonly string[] = ['foyer.Visit*']) {
    const { body } = await this.call('POST', '', { url, eventTypes, description: 'Receiver' });
    return body as Webhook & { readonly secret: string };
  }

  async webhook(id: string): Promise<Webhook> {
    return (await this.call('GET', `/${id}`)).body;
  }

  async deliveries(id: string): Promise<readonly WebhookDelivery[]> {
    return (await this.call('GET', `/${id}/deliveries?limit=100`)).body;
  }

  happens(type = 'VisitEnded'): Promise<string> {
    return append(this.app.eventLog, 'visit-1', { type, data: { visitId: 'v', reason: 'served' } });
  }
}
