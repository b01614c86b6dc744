import {
  MongoAPIError,
  MongoNetworkError,
  MongoParseError,
  MongoServerError,
  MongoServerSelectionError,
} from 'mongodb';

/** The meaning of a server's error codes for its operator. */
const REASONS: Readonly<Record<string, string>> = {
  13: 'not authorized',
  18: 'Authentication failed.',
  64: 'no majority has it in time',
  91: 'the server is shutting down',
  112: 'it met another write',
  8000: 'Authentication failed.',
  10107: 'not the primary',
  11000: 'an id is taken',
  13435: 'not the primary',
};

/**
 * An error of the driver without its content. The server repeats the command that it refuses, with
 * the documents in it, and these may be secrets or about people. Neither the message nor anything
 * else of the original is kept but its code and its labels.
 */
export class DriverError extends Error {
  override readonly name = 'DriverError';
  readonly code: number | string | undefined;

  constructor(error: Error) {
    super(reasonOf(error));
    this.code = codeOf(error);
  }
}

function codeOf(error: Error): number | string | undefined {
  const { code } = error as { readonly code?: unknown };
  return typeof code === 'number' || typeof code === 'string' ? code : undefined;
}

function reasonOf(error: Error): string {
  const code = codeOf(error);
  if (error instanceof MongoServerError) {
    const { codeName } = error;
    const known = REASONS[String(code)];
    if (known !== undefined) return known;
    return typeof codeName === 'string' && /^\w{1,60}$/.test(codeName) ? codeName : `code ${code}`;
  }
  // These speak of hosts, of options and of the connection, and of nothing that goes over it.
  const isOfConnection =
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoParseError ||
    (error instanceof MongoAPIError && !/document|BSON/i.test(error.name));
  if (isOfConnection || typeof code === 'string') return firstLine(error.message);
  return error.name;
}

function firstLine(message: string): string {
  return message.split('\n')[0]?.slice(0, 200) ?? '';
}
