import type { ServerDuplexStream } from '@grpc/grpc-js';
import { ANY, NO_STREAM, STREAM_EXISTS, type AppendStreamState } from '@kurrent/kurrentdb-client';
import type { KurrentStore } from '../store/kurrent-store.js';
import type { ProposedEvent } from '../store/stored-event.js';
import { StreamMoved } from '../store/errors.js';
import { identifier } from './answers.js';
import { expectedState } from './expected-state.js';
import { fromProposedMessage, idOf, sizeOf } from './proposed-events.js';
import { any, empty, shared, status, streams } from './protocol.js';

/** An append whose events have not all come yet. */
interface Pending {
  readonly stream: string;
  readonly expected: AppendStreamState;
  readonly events: ProposedEvent[];
}

/**
 * Streams.BatchAppend: any number of appends on one call, each in one or more parts, answered as
 * they are done.
 */
export class BatchAppendCall {
  readonly #pending = new Map<string, Pending>();

  constructor(
    private readonly store: KurrentStore,
    private readonly maxAppendSize: number,
  ) {}

  serve(call: ServerDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>): void {
    call.on('data', (request: streams.BatchAppendReq) => {
      const answer = this.#take(request);
      if (answer && !call.cancelled)
        call.write(answer.setCorrelationId(request.getCorrelationId()));
    });
    call.on('end', () => call.end());
    // A broken connection has no client to answer.
    call.on('error', () => undefined);
  }

  #take(request: streams.BatchAppendReq): streams.BatchAppendResp | undefined {
    const id = idOf(request.getCorrelationId());
    const options = request.getOptions();
    if (options) this.#pending.set(id, begun(options));
    const pending = this.#pending.get(id);
    if (!pending) return undefined;
    pending.events.push(...request.getProposedMessagesList().map(fromProposedMessage));
    const size = pending.events.reduce((sum, event) => sum + sizeOf(event), 0);
    if (!request.getIsFinal() && size <= this.maxAppendSize) return undefined;
    this.#pending.delete(id);
    const answer = new streams.BatchAppendResp().setStreamIdentifier(identifier(pending.stream));
    if (size > this.maxAppendSize) return answer.setError(tooLarge(this.maxAppendSize));
    return this.#append(pending, answer);
  }

  #append(pending: Pending, answer: streams.BatchAppendResp): streams.BatchAppendResp {
    try {
      const { position, revisions } = this.store.append([pending]);
      const place = new shared.AllStreamPosition()
        .setCommitPosition(position.toString())
        .setPreparePosition(position.toString());
      const success = new streams.BatchAppendResp.Success()
        .setCurrentRevision((revisions[0] ?? 0n).toString())
        .setPosition(place);
      return answer.setSuccess(success);
    } catch (error) {
      if (!(error instanceof StreamMoved)) throw error;
      return answer.setError(wrongExpectedVersion(error));
    }
  }
}

function begun(options: streams.BatchAppendReq.Options): Pending {
  const name = options.getStreamIdentifier()?.getStreamName_asU8() ?? [];
  const expected = expectedState(options, options.getStreamPosition());
  return { stream: Buffer.from(name).toString('utf8'), expected, events: [] };
}

function wrongExpectedVersion({ expected, current, message }: StreamMoved): status.Status {
  const wrong = new shared.WrongExpectedVersion();
  const word = new empty.Empty();
  if (current === undefined) wrong.setCurrentNoStream(word);
  else wrong.setCurrentStreamRevision(current.toString());
  if (expected === ANY) wrong.setExpectedAny(word);
  else if (expected === NO_STREAM) wrong.setExpectedNoStream(word);
  else if (expected === STREAM_EXISTS) wrong.setExpectedStreamExists(word);
  else wrong.setExpectedStreamPosition(expected.toString());
  return failure(message, wrong.serializeBinary(), 'WrongExpectedVersion');
}

function tooLarge(maxAppendSize: number): status.Status {
  const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(maxAppendSize);
  const message = `Maximum Append Size of ${maxAppendSize} Exceeded.`;
  return failure(message, details.serializeBinary(), 'MaximumAppendSizeExceeded');
}

function failure(message: string, details: Uint8Array, name: string): status.Status {
  const packed = new any.Any();
  packed.pack(details, `event_store.client.${name}`);
  return new status.Status().setMessage(message).setDetails(packed);
}
