import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { portalRoutes } from '@foyer/contracts/portals';
import { v7 as newId } from 'uuid';

import { eventually } from '#platform/testing/eventually.js';
import { SeveralProcesses } from '../testing/several-processes.js';

const server = process.env.TEST_MONGODB_URL;
if (server === undefined) {
  describe('Background jobs in a process of their own', () => {
    test.todo('were not tried: TEST_MONGODB_URL names no server');
  });
} else {
  describe('Background jobs in a process of their own', () => {
    let environment: SeveralProcesses;

    beforeAll(async () => {
      environment = await SeveralProcesses.start(server, ['api-1', 'api-2']);
    }, 120_000);
    afterAll(() => environment.end());

    const create = (name: string, portalId: string) =>
      environment.clientOf(name).call(portalRoutes.createPortal, {
        body: { _id: portalId, name: `Portal ${portalId.slice(-6)}` },
      });
    const seenBy = (name: string, portalId: string): Promise<boolean> =>
      environment
        .clientOf(name)
        .call(portalRoutes.getPortal, { params: { id: portalId } })
        .then(
          () => true,
          () => false,
        );
    /** As any client: what was not answered in time is asked again with its id. */
    const createEventually = async (name: string, portalId: string): Promise<void> => {
      const isDone = () =>
        create(name, portalId).then(
          () => true,
          (error: unknown) => {
            const { code } = error as { code?: unknown };
            expect(['UNAVAILABLE', 'SHOWN_LATER']).toContain(code);
            // It is done, and only the nodes that show it are late.
            return code === 'SHOWN_LATER';
          },
        );
      await eventually(`${name} answers`, isDone);
    };

    test('a change at one node is shown by it and the others at once', async () => {
      const portalId = newId();
      await create('api-1', portalId);
      expect(await seenBy('api-1', portalId)).toBe(true);
      expect(await seenBy('api-2', portalId)).toBe(true);
    });

    test('their process serves nobody', async () => {
      const { status } = await fetch(
        `${environment.originOf('background-jobs')}/api/v2/queue/${newId()}`,
      );
      expect(status).toBe(404);
      const page = await fetch(`${environment.originOf('background-jobs')}/vblh/`);
      expect(page.status).toBe(404);
      const health = await fetch(`${environment.originOf('background-jobs')}/health/ready`);
      expect(await health.json()).toMatchObject({ state: 'up' });
    });

    test('they go on elsewhere when it is killed, and nothing acknowledged is lost', async () => {
      const starting = environment.begin('standby', 'projector');
      const before = newId();
      await create('api-2', before);
      await environment.process('background-jobs').end('SIGKILL');
      const meanwhile = newId();
      await createEventually('api-1', meanwhile);
      await starting;
      for (const id of [before, meanwhile]) {
        await eventually('it is seen elsewhere', () => seenBy('api-2', id));
      }
    }, 120_000);

    test('one that was stopped for a while ends when it goes on, and writes nothing', async () => {
      const paused = environment.process('standby');
      const starting = environment.begin('background-jobs', 'projector');
      paused.process.kill('SIGSTOP');
      await starting;
      const portalId = newId();
      await createEventually('api-2', portalId);
      expect(await paused.end('SIGCONT')).toBe(3);
      await eventually('it is seen elsewhere', () => seenBy('api-1', portalId));
    });
  });
}
