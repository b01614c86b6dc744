#!/usr/bin/env node
import { createServer } from 'node:http';

import { Command, InvalidArgumentError, Option } from 'commander';

import { APPROVE } from './emulator/behaviour.js';
import { emulate, type Protocol } from './emulator/emulated-terminal.js';
import { TERMINAL_LANGUAGES, type TerminalLanguage } from './emulator/receipt.js';

const port = (text: string): number => {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1 || number > 65_535) {
    throw new InvalidArgumentError('must be a port');
  }
  return number;
};

interface Options {
  readonly protocol: Protocol;
  readonly language: TerminalLanguage;
  readonly port: number;
  readonly posPort: number;
  readonly host: string;
  readonly control?: number;
}

const usage = new Command('emulate-terminal')
  .description(
    'A payment terminal without cards, to try the product with: it takes what it is asked for.',
  )
  .addOption(new Option('--protocol <name>').choices(Object.keys(emulate)).default('opi'))
  .addOption(
    new Option('--language <code>', 'what it shows and prints in')
      .choices(TERMINAL_LANGUAGES)
      .default('de'),
  )
  .option('--host <address>', 'where to listen', '127.0.0.1')
  .option('--port <port>', 'for requests', port, 20_002)
  .option('--pos-port <port>', 'where the register listens (OPI)', port, 20_007)
  .option(
    '--control <port>',
    'HTTP: GET / says what was booked, POST /next {"outcome":"decline"}, POST /sale {"amount":1250}',
    port,
  )
  .parse();
const options: Options = usage.opts();

const terminal = emulate[options.protocol](options.posPort, options.language);
await terminal.listen(options.port, options.host);

/** A sale keyed in at the terminal itself, of which no register knows. */
const sell = ({ amount }: { amount: number }): void => {
  const { circuit, cardNumber } = APPROVE;
  terminal.ledger.book(terminal.ledger.nextStan(), {
    kind: 'payment',
    amount,
    currency: 'EUR',
    circuit,
    cardNumber,
    originalStan: null,
    requestId: null,
  });
};

/** Does what a person at a real terminal would do. */
const control = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => void chunks.push(chunk));
  request.on('end', () => {
    if (request.method === 'POST' && request.url === '/release') terminal.release();
    else if (request.method === 'POST') {
      try {
        const body = JSON.parse(Buffer.concat(chunks).toString()) as object;
        if (request.url === '/sale') sell(body as { amount: number });
        else terminal.script.add(body);
      } catch {
        response.writeHead(400);
      }
    }
    const booked = terminal.ledger.entries.map((e) => ({
      ...e,
      cardNumber: e.cardNumber.slice(-4),
    }));
    response.end(`${JSON.stringify(booked)}\n`);
  });
});
if (options.control !== undefined) control.listen(options.control, options.host);

process.stdout.write(`${options.protocol} terminal on ${options.host}:${options.port}\n`);
const stop = (): void => {
  control.close();
  void terminal.stop();
};
process.once('SIGTERM', stop).once('SIGINT', stop).once('disconnect', stop);
