import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { HashChainCheckpointer } from '@foyer/event-log/chain';
import { DataFolder } from './testing/data-folder.js';

const PORTAL = '019a0000-0000-7000-8000-00000000000c';

describe('foyer log copy', () => {
  let folder: DataFolder;
  const urlOf = (name: string): string => `sqlite:${folder.file(name)}`;
  const copy = (from = 'events.db', to = 'copy.db') =>
    folder.foyer('log', 'copy', '--from', urlOf(from), '--to', urlOf(to));

  beforeEach(async () => {
    folder = await DataFolder.make();
    for (const type of ['PortalActivated', 'PortalDeactivated', 'PortalActivated']) {
      await folder.happen({
        stream: `portal-${PORTAL}`,
        type,
        data: { portalId: PORTAL },
        actor: { type: 'system', id: 'test' },
      });
    }
    await HashChainCheckpointer.start(folder.log, {
      onFault: (fault) => {
        throw fault;
      },
    }).stop();
  });
  afterEach(() => folder.remove());

  test('copies a log with its chain, and says so again where all is there', async () => {
    await folder.close();
    const { code, out } = await copy();
    expect([code, out]).toEqual([0, expect.stringMatching(/^Copied and verified: 4 events\.\n/)]);
    expect((await copy()).out).toMatch(/^4 events were there already\.\nCopied and verified: 0 /);
  });

  test('keeps its hands off a log that a server works with, and off its own source', async () => {
    expect(await copy()).toMatchObject({ code: 1, about: expect.stringMatching(/in use/) });
    await folder.close();
    expect(await copy('events.db', 'events.db')).toMatchObject({ code: 1 });
    expect((await copy('none.db')).about).toMatch(/^There is no event log at /);
  });

  test('refuses a log that was changed', async () => {
    await folder.close();
    folder.tamper('events.db', "UPDATE events SET data = replace(data, '0c', '0d')");
    expect(await copy()).toMatchObject({
      code: 1,
      about: expect.stringMatching(/is not as it was checkpointed/),
    });
  });
});
