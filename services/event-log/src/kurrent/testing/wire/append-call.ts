import { Metadata, status, type ServerReadableStream, type sendUnaryData } from '@grpc/grpc-js';
import { ANY, NO_STREAM, STREAM_EXISTS } from '@kurrent/kurrentdb-client';
import type { KurrentStore } from '../store/kurrent-store.js';
import type { ProposedEvent } from '../store/stored-event.js';
import { StreamMoved } from '../store/errors.js';
import { expectedState } from './expected-state.js';
import { fromProposedMessage, sizeOf } from './proposed-events.js';
import { shared, streams } from './protocol.js';

/** Streams.Append: first the stream and what is expected of it, then the events one by one. */
export function appendCall(
  store: KurrentStore,
  maxAppendSize: number,
  call: ServerReadableStream<streams.AppendReq, streams.AppendResp>,
  answer: sendUnaryData<streams.AppendResp>,
): void {
  let options: streams.AppendReq.Options | undefined;
  const events: ProposedEvent[] = [];
  call.on('data', (request: streams.AppendReq) => {
    options ??= request.getOptions();
    const message = request.getProposedMessage();
    if (message) events.push(fromProposedMessage(message));
  });
  call.on('end', () => {
    const size = events.reduce((sum, event) => sum + sizeOf(event), 0);
    if (size > maxAppendSize) {
      answer(tooLarge(maxAppendSize));
      return;
    }
    const name = options?.getStreamIdentifier()?.getStreamName_asU8() ?? [];
    const stream = Buffer.from(name).toString('utf8');
    const expected = options ? expectedState(options, options.getRevision()) : ANY;
    try {
      const { position, revisions } = store.append([{ stream, expected, events }]);
      answer(null, success(position, revisions[0] ?? 0n));
    } catch (error) {
      if (!(error instanceof StreamMoved)) throw error;
      answer(null, wrongExpectedVersion(error));
    }
  });
}

function success(position: bigint, revision: bigint): streams.AppendResp {
  const place = new streams.AppendResp.Position()
    .setCommitPosition(position.toString())
    .setPreparePosition(position.toString());
  const done = new streams.AppendResp.Success()
    .setCurrentRevision(revision.toString())
    .setPosition(place);
  return new streams.AppendResp().setSuccess(done);
}

function wrongExpectedVersion({ expected, current }: StreamMoved): streams.AppendResp {
  const wrong = new streams.AppendResp.WrongExpectedVersion();
  const word = new shared.Empty();
  if (current === undefined) wrong.setCurrentNoStream(word);
  else wrong.setCurrentRevision(current.toString());
  if (expected === ANY) wrong.setExpectedAny(word);
  else if (expected === NO_STREAM) wrong.setExpectedNoStream(word);
  else if (expected === STREAM_EXISTS) wrong.setExpectedStreamExists(word);
  else wrong.setExpectedRevision(expected.toString());
  return new streams.AppendResp().setWrongExpectedVersion(wrong);
}

function tooLarge(maxAppendSize: number) {
  const metadata = new Metadata();
  metadata.set('exception', 'maximum-append-size-exceeded');
  metadata.set('maximum-append-size', maxAppendSize.toString());
  const details = `Maximum Append Size of ${maxAppendSize} Exceeded.`;
  return { code: status.INVALID_ARGUMENT, details, metadata };
}
