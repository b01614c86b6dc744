import { copyFile, rm } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import type { JointEvent } from '../joint.js';
import type { Scene } from '../scene.js';

/** A copy of the log as it is now, as a backup has it. */
async function backup({ office }: Scene): Promise<string> {
  const path = `${office.logPath}.backup`;
  const log = new DatabaseSync(office.logPath);
  log.prepare('VACUUM INTO ?').run(path);
  log.close();
  return path;
}

/** Events that befall the whole program. */
export const programEvents: readonly JointEvent[] = [
  {
    name: 'the program starts again',
    befalls: 'program',
    ends: [],
    happen: (scene) => scene.startAgain(),
  },
  {
    name: 'the program stands still for a night',
    befalls: 'program',
    ends: [],
    happen: (scene) =>
      scene.startAgain(async () => {
        scene.office.clock.advance(13 * 3_600_000);
      }),
  },
  {
    name: 'a backup of this moment is restored later',
    befalls: 'program',
    ends: [],
    happen: async (scene) => {
      const saved = await backup(scene);
      await scene.pass(120_000, 10_000);
      await scene.startAgain(async () => {
        const { logPath } = scene.office;
        await copyFile(saved, logPath);
        for (const end of ['-wal', '-shm']) await rm(logPath + end, { force: true });
      });
    },
  },
];
