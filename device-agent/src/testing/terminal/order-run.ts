import type { Order, Settlement } from '../../terminal/journal/entries.js';
import { Journal } from '../../terminal/journal/journal.js';
import type { Log } from '../../terminal/log.js';
import { openTerminal, type TerminalProtocol } from '../../terminal/open-terminal.js';
import { TerminalService } from '../../terminal/terminal-service.js';

export interface OrderRun {
  readonly protocol: TerminalProtocol;
  readonly port: number;
  readonly myPort: number;
  /** The folder of the journal. */
  readonly folder: string;
  /** Carried out one after the other. */
  readonly orders: readonly Order[];
}

/**
 * Takes orders as the agent does, after it has found out how those before a restart ended.
 * @returns How the last one ended.
 */
export async function runOrders(
  { protocol, port, myPort, folder, orders }: OrderRun,
  log: Log,
  begins: (place: number) => void = () => undefined,
): Promise<Settlement | null> {
  const times = { connectMs: 2_000, replyMs: 5_000, answerMs: 10_000 };
  const journal = await Journal.open({ folder, log });
  const service = new TerminalService({
    journal,
    log,
    terminal: openTerminal(protocol, { host: '127.0.0.1', port, myPort, log, times }),
    recovery: { firstMs: 20, mostMs: 200, confirmMs: 30 },
  });
  service.resume();
  for (const [place, order] of orders.entries()) {
    begins(place);
    while ((await service.take(order)) === 'TERMINAL_BUSY') await news(service);
    await service.settled(order.id);
  }
  const settlement = service.operation(orders.at(-1)?.id ?? '')?.settlement ?? null;
  await service.stop();
  return settlement;
}

/** The next thing that the service has to report. */
export const news = (service: TerminalService): Promise<void> =>
  new Promise((resolve) => {
    const stop = service.onEvent({
      reported: () => {
        stop();
        resolve();
      },
    });
  });
