import { runOrders, type OrderRun } from './order-run.js';

/** The only argument of the program, as JSON. */
export interface AgentToKill extends OrderRun {
  /** The point of the last order at which it dies, counted from 1; 0 for none. */
  readonly killAt: number;
}

/**
 * Takes orders as the agent does, and dies at a point of the protocol or of the journal as no
 * program chooses to.
 */
async function main(): Promise<void> {
  const asked = JSON.parse(process.argv[2] ?? '') as AgentToKill;
  const points: string[] = [];
  let counting = false;
  const say = (message: string, fields?: object): void => {
    process.stderr.write(`${JSON.stringify({ message, ...fields })}\n`);
  };
  const debug = (message: string, fields?: object): void => {
    say(message, fields);
    const { point } = (fields ?? {}) as { point?: string };
    if (!counting || point === undefined) return;
    points.push(point);
    if (points.length === asked.killAt) process.kill(process.pid, 'SIGKILL');
  };
  const settlement = await runOrders(asked, { info: say, warn: say, debug }, (place) => {
    counting = place === asked.orders.length - 1;
  });
  process.stdout.write(JSON.stringify({ settlement, points }));
}

await main();
