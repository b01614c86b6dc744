import type { Agent } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeUrl } from '@foyer/contracts/client';
import { identityRoutes } from '@foyer/contracts/identity';
import { portalRoutes } from '@foyer/contracts/portals';
import { v7 } from 'uuid';

import { post, type CommandTarget } from './commands-per-second.js';
import { spawnProgram, type SpawnedProgram } from '../spawned-program.js';

const PRODUCT = fileURLToPath(new URL('../../../../services/dist/main.js', import.meta.url));
const HAND_WRITTEN = fileURLToPath(new URL('./hand-written-server.js', import.meta.url));
const PASSWORD = 'Bench-Mark-2026!';
/** Commands on one portal wait for each other, so there are more of them than connections. */
const PORTALS = 64;

/** A program that commands can be sent to. */
export interface Running extends CommandTarget {
  end(): Promise<void>;
}

/** The product as it comes, signed in to by its one-time link. */
export async function startProduct(folder: string, agent: Agent): Promise<Running> {
  const program = await spawnProgram(
    PRODUCT,
    {
      PORT: '0',
      FOYER_DATA: join(folder, 'product'),
      JANUS: 'off',
      LOG_LEVEL: 'error',
      LOG_FORMAT: 'json',
    },
    /(http:\/\/localhost:\d+)\/api\/docs[\s\S]*#token=\S+\n/,
  );
  const link = /#token=([\w-]+)/.exec(program.said)?.[1];
  if (link === undefined) throw new Error(`There is no one-time sign-in in: ${program.said}`);
  const signedIn = (await post(
    agent,
    program.origin + makeUrl(identityRoutes.redeemSignInLink),
    '',
    {
      token: link,
      password: PASSWORD,
    },
  )) as { readonly token: string };
  return withPortals(program, signedIn.token, agent);
}

/** The baseline. */
export async function startHandWritten(folder: string, agent: Agent): Promise<Running> {
  const program = await spawnProgram(HAND_WRITTEN, { FOLDER: folder }, /listening (\S+)\n/);
  const token = /token (\S+)\n/.exec(program.said)?.[1] ?? '';
  return withPortals(program, token, agent);
}

async function withPortals(program: SpawnedProgram, token: string, agent: Agent): Promise<Running> {
  const { origin } = program;
  const create = origin + makeUrl(portalRoutes.createPortal);
  const activate = origin + makeUrl(portalRoutes.activatePortals);
  const portalIds = Array.from({ length: PORTALS }, () => v7());
  for (const [index, _id] of portalIds.entries()) {
    await post(agent, create, token, { _id, name: `Portal ${index}` });
  }
  await post(agent, activate, token, { ids: portalIds });
  return { origin, token, portalIds, end: () => program.end() };
}
