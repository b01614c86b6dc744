import { afterAll, beforeAll, describe } from '@jest/globals';

import { hire, openDesk, openPortal, ring, type Agent } from './harness/cast.js';
import { journey } from './harness/journey.js';
import { seeEachOther } from './harness/media-probe.js';
import { Stage } from './harness/stage.js';

describe.each([
  ['through Janus', {}],
  ['directly', { JANUS: 'off' }],
])('A call, %s', (_how, settings) => {
  let stage: Stage;
  let agent: Agent;
  let portal: { id: string; path: string };

  beforeAll(async () => {
    stage = await Stage.set({ settings });
    agent = await hire(stage);
    portal = await openPortal(stage, [agent]);
  }, 60_000);
  afterAll(() => stage.strike(), 30_000);

  journey(
    'is answered, goes on, and ends for both',
    () => stage,
    async () => {
      const desk = await openDesk(stage, 'agent', agent);
      const visitor = await stage.page('visitor');
      await ring(visitor, portal.path);
      await desk.getByRole('button', { name: 'Accept' }).click();
      await seeEachOther([desk, visitor], 5_000);
      await desk.getByRole('button', { name: 'End the call for everybody' }).click();
      await visitor.getByText('The call has ended.').waitFor();
      await stage.dismiss('visitor');
      await stage.dismiss('agent');
    },
  );
});
