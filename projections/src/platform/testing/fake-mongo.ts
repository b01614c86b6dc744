import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { BSON } from 'mongodb';

/** A command as it came: its name is the name of its first field. */
export type MongoCommand = Readonly<Record<string, unknown>>;

type Answer = Readonly<Record<string, unknown>>;

const OP_REPLY = 1;
const OP_QUERY = 2004;
const OP_MSG = 2013;

/** How a server of MongoDB 8 without a replica set introduces itself. */
const STAND_ALONE = {
  helloOk: true,
  ismaster: true,
  isWritablePrimary: true,
  maxBsonObjectSize: 16_777_216,
  maxMessageSizeBytes: 48_000_000,
  maxWriteBatchSize: 100_000,
  logicalSessionTimeoutMinutes: 30,
  minWireVersion: 0,
  maxWireVersion: 25,
  ok: 1,
};

/**
 * Speaks MongoDB's wire protocol and gives the answers that a test sets. It repeats answers of a
 * server that cannot be provoked here, in their original form.
 */
export class FakeMongo {
  /** Those that were no part of the connection's upkeep. */
  readonly asked: MongoCommand[] = [];
  readonly #sockets = new Set<Socket>();
  readonly #server: Server;

  private constructor(answer: (command: MongoCommand) => Answer, hello: Answer) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket);
      let left = Buffer.alloc(0);
      socket.on('error', () => undefined);
      socket.on('data', (piece) => {
        left = Buffer.concat([left, piece]);
        while (left.length >= 4 && left.length >= left.readInt32LE(0)) {
          const message = left.subarray(0, left.readInt32LE(0));
          left = left.subarray(message.length);
          socket.write(this.#answerTo(message, answer, hello));
        }
      });
    });
  }

  static async start(
    answer: (command: MongoCommand) => Answer,
    hello: Answer = {},
  ): Promise<FakeMongo> {
    const fake = new FakeMongo(answer, { ...STAND_ALONE, ...hello });
    await new Promise<void>((resolve) => fake.#server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `mongodb://127.0.0.1:${(this.#server.address() as AddressInfo).port}/trial`;
  }

  /** The names of the commands that came. */
  get names(): readonly string[] {
    return this.asked.map((command) => Object.keys(command)[0] ?? '');
  }

  async stop(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #answerTo(message: Buffer, answer: (command: MongoCommand) => Answer, hello: Answer): Buffer {
    const [id, kind] = [message.readInt32LE(4), message.readInt32LE(12)];
    if (kind === OP_QUERY) return framed(id, OP_REPLY, [Buffer.alloc(20).fill(1, 16, 17)], hello);
    if (kind !== OP_MSG) throw new Error(`The client sent a message of kind ${kind}`);
    const command = commandIn(message);
    const [name = ''] = Object.keys(command);
    const isUpkeep = /^(?:hello|ismaster|endSessions)$/i.test(name);
    if (!isUpkeep) this.asked.push(command);
    return framed(id, OP_MSG, [Buffer.alloc(5)], isUpkeep ? hello : answer(command));
  }
}

/** The document of the message, with the lists that come in sections of their own. */
function commandIn(message: Buffer): MongoCommand {
  let command: Record<string, unknown> = {};
  for (let at = 20; at < message.length;) {
    const isDocument = message.readUInt8(at) === 0;
    const size = message.readInt32LE(at + 1);
    const section = message.subarray(at + 1, at + 1 + size);
    if (isDocument) command = { ...BSON.deserialize(section), ...command };
    else {
      const end = section.indexOf(0, 4);
      const documents: unknown[] = [];
      for (let from = end + 1, to; from < section.length; from = to) {
        to = from + section.readInt32LE(from);
        documents.push(BSON.deserialize(section.subarray(from, to)));
      }
      command = { ...command, [section.toString('utf8', 4, end)]: documents };
    }
    at += 1 + size;
  }
  return command;
}

function framed(answers: number, kind: number, parts: readonly Buffer[], document: Answer): Buffer {
  const body = Buffer.concat([...parts, BSON.serialize(document)]);
  const head = Buffer.alloc(16);
  [16 + body.length, 0, answers, kind].forEach((value, n) => head.writeInt32LE(value, n * 4));
  return Buffer.concat([head, body]);
}
