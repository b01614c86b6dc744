import {
  Metadata,
  status as statusCodes,
  type sendUnaryData,
  type ServerReadableStream,
} from '@grpc/grpc-js';
import type { StreamWrite } from '../store/decide-write.js';
import type { KurrentStore, Written } from '../store/kurrent-store.js';
import type { ProposedEvent } from '../store/stored-event.js';
import { StreamMoved } from '../store/errors.js';
import { fromRevisionNumber, toRevisionNumber } from './expected-state.js';
import { fromAppendRecord, sizeOf } from './proposed-events.js';
import { errors2, streams2 } from './protocol.js';
import { statusWith } from './call-status.js';

/**
 * StreamsService.AppendSession: one message for each stream, then all of it is written or nothing.
 */
export function appendSessionCall(
  store: KurrentStore,
  maxSessionSize: number,
  call: ServerReadableStream<streams2.AppendRequest, streams2.AppendSessionResponse>,
  answer: sendUnaryData<streams2.AppendSessionResponse>,
): void {
  const writes: StreamWrite[] = [];
  call.on('data', (request: streams2.AppendRequest) => {
    const expected = fromRevisionNumber(request.getExpectedRevision());
    const events = request.getRecordsList().map(fromAppendRecord);
    writes.push({ stream: request.getStream(), expected, events });
  });
  call.on('end', () => {
    // The server does not look at the size of letters here.
    const names = writes.map(({ stream }) => stream.toLowerCase());
    const twice = names.find((name, index) => names.indexOf(name) !== index);
    const unfit = writes.flatMap(({ events }) => events).find((event) => !isFit(event));
    const size = writes.flatMap(({ events }) => events).reduce((sum, one) => sum + sizeOf(one), 0);
    if (writes.length === 0)
      answer({ code: statusCodes.FAILED_PRECONDITION, details: 'no requests' });
    else if (twice !== undefined) answer(inSessionTwice(twice));
    else if (unfit) answer(invalid(`${unfit.type} of ${unfit.id} is not as it should be`));
    else if (size > maxSessionSize) answer(tooLarge(size, maxSessionSize));
    else {
      try {
        answer(null, success(writes, store.append(writes)));
      } catch (error) {
        if (!(error instanceof StreamMoved)) throw error;
        answer(conflict(error));
      }
    }
  });
}

/**
 * Names of types are what names of schemas may be, and ids are numbers that are written in one way.
 */
function isFit({ type, id }: ProposedEvent): boolean {
  return /^[\w.-]+$/.test(type) && /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id);
}

function invalid(details: string) {
  return { code: statusCodes.INVALID_ARGUMENT, details, metadata: new Metadata() };
}

function success(
  writes: readonly StreamWrite[],
  { position, revisions }: Written,
): streams2.AppendSessionResponse {
  const output = writes.map(({ stream }, index) =>
    new streams2.AppendResponse()
      .setStream(stream)
      .setStreamRevision((revisions[index] ?? 0n).toString()),
  );
  return new streams2.AppendSessionResponse()
    .setOutputList(output)
    .setPosition(position.toString());
}

function conflict({ stream, expected, current, message }: StreamMoved) {
  const details = new errors2.StreamRevisionConflictErrorDetails()
    .setStream(stream)
    .setExpectedRevision(toRevisionNumber(expected))
    .setActualRevision((current ?? -1n).toString());
  const name = 'kurrentdb.protocol.v2.streams.errors.StreamRevisionConflictErrorDetails';
  return statusWith('FAILED_PRECONDITION', message, details.serializeBinary(), name);
}

function tooLarge(size: number, maxSize: number) {
  const details = new errors2.AppendTransactionSizeExceededErrorDetails()
    .setSize(size)
    .setMaxSize(maxSize);
  const message = `${size} bytes are more than the ${maxSize} that one append may have`;
  const name = 'kurrentdb.protocol.v2.streams.errors.AppendTransactionSizeExceededErrorDetails';
  return statusWith('ABORTED', message, details.serializeBinary(), name);
}

function inSessionTwice(stream: string) {
  const details = new errors2.StreamAlreadyInAppendSessionErrorDetails().setStream(stream);
  const name = 'kurrentdb.protocol.v2.streams.errors.StreamAlreadyInAppendSessionErrorDetails';
  const message = `${stream} is in this session already`;
  return statusWith('ABORTED', message, details.serializeBinary(), name);
}
