import { Agent, request } from 'node:http';
import { makeUrl } from '@foyer/contracts/client';
import { portalRoutes } from '@foyer/contracts/portals';
import type { Benchmark } from '../benchmark.js';
import { turnsPerSecond } from './at-once.js';
import { post } from './commands-per-second.js';
import { compareAtOnce } from './compare-at-once.js';
import { startHandWritten, startProduct } from './targets.js';

/** P6: a signed-in user asks for one thing. */
export const httpRead: Benchmark = {
  id: 'http-read',
  question: 'What does an authenticated GET cost beside Fastify alone with the same check?',
  async run({ rounds, size = 2_000, folder, say }) {
    const agent = new Agent({ keepAlive: true, maxSockets: 64 });
    const product = await startProduct(folder, agent);
    const handWritten = await startHandWritten(folder, agent);
    const [id = ''] = product.portalIds;
    const ours = {
      url: product.origin + makeUrl(portalRoutes.getPortal, { id }),
      token: product.token,
    };
    const baseline = {
      url: `${handWritten.origin}/document/${id}`,
      token: handWritten.token,
    };
    await post(agent, baseline.url, '', JSON.parse(await get(agent, ours)));
    const rateOf = (target: Target) => (atOnce: number) =>
      turnsPerSecond({ atOnce, turns: size }, () => get(agent, target));
    const compared = await compareAtOnce({
      ...{ unit: 'requests/s', goal: 'P6 product / Fastify', atLeast: 0.7, rounds, say },
      ours: { name: 'product', measure: rateOf(ours) },
      baseline: { name: 'Fastify alone', measure: rateOf(baseline) },
    });
    await product.end();
    await handWritten.end();
    agent.destroy();
    return {
      ...compared,
      facts: {
        'requests a round': size * 2,
        both: 'the same document out of SQLite, the same signed token checked',
        'product, beside that': 'session, policy, validation, schema of the answer, metrics',
      },
    };
  },
};

interface Target {
  readonly url: string;
  readonly token: string;
}

/** @throws Error for everything but a success. */
function get(agent: Agent, { url, token }: Target): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  return new Promise((resolve, reject) => {
    request(url, { headers, agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (text += part));
      response.on('end', () => {
        if (response.statusCode === 200) resolve(text);
        else reject(new Error(`${url}: ${response.statusCode ?? 0} ${text}`));
      });
    })
      .on('error', reject)
      .end();
  });
}
