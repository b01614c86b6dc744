import { Readable } from 'node:stream';
import { Controller } from '@nestjs/common';
import { pollRoutes } from '@foyer/contracts/polls';

import { CommandRunner, Rejected } from '#platform/cqrs';
import { Answer, attachment, Input, Serves, type InputOf } from '#platform/http';
import { callStream, placeOf, wasNotRemoved } from '../streams.js';
import { PollReader } from '../views/poll-reader.js';
import { pollTable } from '../views/poll-table.js';

/** Gives the results of polls as tables. */
@Controller()
export class PollExportsController {
  constructor(
    private readonly runner: CommandRunner,
    private readonly reader: PollReader,
  ) {}

  @Serves(pollRoutes.exportPoll)
  async table(@Input() { params, query, actor }: InputOf<typeof pollRoutes.exportPoll>) {
    const { id: callId, pollId } = params;
    const call = await this.runner.stateOf(callStream(callId));
    const isIn = placeOf(call, actor) !== null;
    const mayRead =
      isIn || (wasNotRemoved(call, actor) && (await this.reader.wasIn(callId, actor)));
    const poll = mayRead ? await this.reader.one(callId, pollId) : null;
    if (poll === null) throw new Rejected('POLL_NOT_FOUND');
    if (poll.isOpen) throw new Rejected('POLL_OPEN');
    const lines = pollTable(poll, await this.reader.names(callId), query.language);
    const headers = attachment('poll.csv', 'text/csv; charset=utf-8');
    return new Answer<unknown>(Readable.from(lines, { objectMode: false }), { headers });
  }
}
