import type { Watch, WireStep } from '../payment-terminal.js';
import { TcpLine } from '../tcp-line.js';
import type { TerminalOptions } from '../terminal-options.js';
import { DeviceChannel } from './device-channel.js';
import { OpiFrameParser, writeOpiFrame } from './opi-frame.js';
import { parseXml, writeXml, type XmlElement } from './xml.js';

/** One request on channel 0, and how its answer is known. */
export interface Exchange<Answer> {
  readonly request: XmlElement;
  readonly step: WireStep;
  readonly watch: Watch;
  /** The answer in a message, or null where that message answers something else. */
  readonly answerIn: (message: XmlElement) => Answer | null;
  readonly timeoutMs: number;
}

/**
 * Channel 1 listens before channel 0 is opened, and both are closed after the answer.
 * @throws TerminalFault
 */
export async function exchange<Answer>(
  options: TerminalOptions,
  { watch, ...rest }: Exchange<Answer>,
): Promise<Answer> {
  const devices = await DeviceChannel.open(options, watch);
  try {
    return await ask(options, { watch, ...rest });
  } finally {
    await devices.close();
  }
}

/** Sends a request without channel 1, which belongs to another request. @throws TerminalFault */
export async function ask<Answer>(
  { host, port, times, log }: TerminalOptions,
  { request, step, watch, answerIn, timeoutMs }: Exchange<Answer>,
): Promise<Answer> {
  const { connectMs } = times;
  const line = await TcpLine.connect({ host, port, connectMs }, new OpiFrameParser());
  try {
    await watch.step(step);
    await line.write(writeOpiFrame(writeXml(request)));
    log.debug('A request was written', { point: `${step.name}.written` });
    const until = performance.now() + timeoutMs;
    for (;;) {
      const message = parseXml(await line.next(until - performance.now()));
      log.debug('A message came', { point: `${step.name}.answer` });
      const answer = answerIn(message);
      if (answer !== null) return answer;
      log.warn('A message that answers nothing was ignored', { name: message.name });
    }
  } finally {
    line.close();
  }
}
