import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ApiError } from '@foyer/contracts/client';
import { portalRoutes } from '@foyer/contracts/portals';
import { v7 as newId } from 'uuid';

import { FoyerCommand } from '../testing/foyer-command.js';
import { SeveralProcesses } from '../testing/several-processes.js';

const server = process.env.TEST_MONGODB_URL;
const isShownLater = (error: unknown): true => {
  if (error instanceof ApiError && error.code === 'SHOWN_LATER') return true;
  throw error;
};
if (server === undefined) {
  describe('Read models of several processes, rebuilt', () => {
    test.todo('were not tried: TEST_MONGODB_URL names no server');
  });
} else {
  describe('Read models of several processes, rebuilt', () => {
    const portals: string[] = [];
    let environment: SeveralProcesses;

    beforeAll(async () => {
      environment = await SeveralProcesses.start(server, ['api-1']);
    }, 120_000);
    afterAll(() => environment.end());

    const rebuildAt = async (name: string) => {
      const command = new FoyerCommand(environment.settingsOf(name), 'projections', 'rebuild');
      const code = await command.ended;
      return { code, out: command.out, about: command.about };
    };
    const createPortal = async (): Promise<void> => {
      const _id = newId();
      const body = { _id, name: `Portal ${_id}` };
      // A rebuild slows read models down: the answer may say that a portal is shown later.
      const later = await environment
        .clientOf('api-1')
        .call(portalRoutes.createPortal, { body })
        .then(() => false, isShownLater);
      while (later && !(await isShown(_id)));
      portals.push(_id);
    };
    const isShown = (id: string): Promise<boolean> =>
      environment
        .clientOf('api-1')
        .call(portalRoutes.getPortal, { params: { id } })
        .then(
          () => true,
          () => false,
        );
    const areShown = (): Promise<boolean[]> => Promise.all(portals.map(isShown));

    test('the projector does it, and the nodes that serve answer meanwhile and afterwards', async () => {
      await createPortal();
      const rebuilt = rebuildAt('background-jobs');
      const state = { isOver: false };
      void rebuilt.then(() => (state.isOver = true));
      while (!state.isOver) {
        await createPortal();
        expect(await areShown()).not.toContain(false);
      }
      expect(await rebuilt).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^Rebuilt in /),
      });
      await createPortal();
      expect(await areShown()).not.toContain(false);
      expect(environment.process('background-jobs').output()).toContain('Read models were rebuilt');
    }, 120_000);

    test('asked at a node that serves, it says which role does it', async () => {
      const { code, about } = await rebuildAt('api-1');
      expect(code).toBe(1);
      expect(about).toContain('the role `projector`');
    });

    test('does nothing without a local server while a projector is somewhere else', async () => {
      const { code, about } = await rebuildAt('elsewhere');
      expect(code).toBe(1);
      expect(about).toContain('A server with the role `projector` keeps these read models');
    });

    test('rebuilds by itself without any server', async () => {
      await environment.process('api-1').end();
      await environment.process('background-jobs').end();
      const { code, out, about } = await rebuildAt('elsewhere');
      expect({ code, out, about }).toMatchObject({
        code: 0,
        out: expect.stringMatching(/^Rebuilt in /),
      });
      await environment.begin('background-jobs', 'projector');
      await environment.begin('api-1', 'api');
      expect(await areShown()).not.toContain(false);
    }, 120_000);
  });
}
