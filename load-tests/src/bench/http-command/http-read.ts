import { Agent, request } from 'node:http';
import { makeUrl } from '@foyer/contracts/client';
import { portalRoutes } from '@foyer/contracts/portals';
import type { Benchmark } from '../benchmark.js';
import { interleave, meanRate } from '../interleave.js';
import { post } from './commands-per-second.js';
import { startHandWritten, startProduct } from './targets.js';

/** P6: somebody who is signed in asks for one thing. */
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
    const subjects = ([1, 16] as const).flatMap((connections) =>
      [
        { name: 'product', target: ours },
        { name: 'Fastify alone', target: baseline },
      ].map(({ name, target }) => ({
        name: `${name}, ${connections} at once`,
        unit: 'requests/s',
        combine: meanRate,
        measure: () => requestsPerSecond(target, { connections, requests: size }, agent),
      })),
    );
    const samples = await interleave(subjects, { rounds, pieces: 2 }, say);
    await product.end();
    await handWritten.end();
    agent.destroy();
    const [oneOurs, oneBase, manyOurs, manyBase] = samples;
    if (!oneOurs || !oneBase || !manyOurs || !manyBase) throw new Error('Nothing was measured');
    const target = { atLeast: 0.7 };
    return {
      samples,
      goals: [
        { name: 'P6 product / Fastify, 16 at once', ours: manyOurs, baseline: manyBase, target },
        { name: 'P6 product / Fastify, one at a time', ours: oneOurs, baseline: oneBase, target },
      ],
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

async function requestsPerSecond(
  target: Target,
  { connections, requests }: { readonly connections: number; readonly requests: number },
  agent: Agent,
): Promise<number> {
  let left = requests;
  const began = performance.now();
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await get(agent, target);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return requests / ((performance.now() - began) / 1000);
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
