/** Faults that a test gives to the pad. */
export interface PadFaults {
  readonly serverVersion?: string;
  /** Commands that fail, with their return code. */
  readonly failing?: Readonly<Record<string, number>>;
  /** Commands that are never answered. */
  readonly silent?: readonly string[];
  readonly pads?: readonly object[] | null;
}

/** The key with which a pad signs the hash that it was given, base64. */
export interface PadKey {
  readonly certificate: string;
  readonly sign: (hash: string) => string;
}

interface Request {
  readonly TOKEN_CMD: string;
  readonly [parameter: string]: string;
}

type Say = (frame: string) => void;

export const SIGMA = {
  TOKEN_PARAM_PAD_INDEX: '0',
  TOKEN_PARAM_PAD_TYPE: '1',
  TOKEN_PARAM_PAD_SERIAL_NUMBER: '900-17',
  TOKEN_PARAM_PAD_FIRMWARE_VERSION: '2.01',
  TOKEN_PARAM_PAD_CAPABILITIES: '0',
  TOKEN_PARAM_PAD_CONNECTION_TYPE: 'HID',
} as const;
const RSA = String(0x40);

/**
 * A signature pad with the service of its vendor, as a test double: it speaks the protocol of
 * STPadServer over any transport. One connection at a time.
 */
export class EmulatedPad {
  /** The requests so far, in order. */
  readonly asked: Request[] = [];
  faults: PadFaults = {};
  #say: Say = () => undefined;
  #hash = '';
  #points = 0;
  state: 'closed' | 'open' | 'signing' = 'closed';
  /** The text on its display. */
  shows = '';

  constructor(private readonly key?: PadKey) {}

  /** A page connects. @returns What takes its frames */
  connected(say: Say): (frame: string) => void {
    this.#say = say;
    return (frame) => this.#hear(JSON.parse(frame) as Request);
  }

  /** The page is gone: the service lets the pad go. */
  disconnected(): void {
    this.#say = () => undefined;
    this.state = 'closed';
    this.shows = '';
  }

  /** The pen moves; pressure 0 puts it down, and 1024 is the most. */
  draw(...points: readonly (readonly [x: number, y: number, p: number])[]): void {
    for (const [x, y, p] of points) {
      this.#points += 1;
      this.#tell('SIGNATURE_POINT', { POINT: { x: String(x), y: String(y), p: String(p) } });
    }
  }

  /** One of its buttons is pressed. */
  press(button: 'CONFIRM' | 'RETRY' | 'CANCEL'): void {
    this.#tell(`SIGNATURE_${button}`);
  }

  /** Its cable is pulled. */
  unplug(): void {
    this.state = 'closed';
    this.#tell('DISCONNECT', { PAD_INDEX: '0' });
  }

  /** Sends any frame that the service might send. */
  say(frame: string): void {
    this.#say(frame);
  }

  #hear(request: Request): void {
    this.asked.push(request);
    const command = request.TOKEN_CMD.replace('TOKEN_CMD_', '');
    const { failing = {}, silent = [] } = this.faults;
    if (silent.includes(command)) return;
    const code = failing[command];
    if (code !== undefined) {
      this.#answer(command, code, { ERROR_DESCRIPTION: 'The emulated pad was told to fail' });
      return;
    }
    const [returned, carried] = this.#done(command, request);
    this.#answer(command, returned, carried);
  }

  #done(command: string, request: Request): readonly [code: number, carried: object] {
    switch (command) {
      case 'GET_SERVER_VERSION':
        return [0, { VERSION: this.faults.serverVersion ?? '3.4.1.0', OS: 'Linux' }];
      case 'SEARCH_FOR_PADS': {
        const usual = [{ ...SIGMA, ...(this.key && { TOKEN_PARAM_PAD_CAPABILITIES: RSA }) }];
        const { pads = usual } = this.faults;
        return [0, pads === null ? {} : { CONNECTED_PADS: pads }];
      }
      case 'OPEN_PAD':
        if (this.state !== 'closed') return [-3, { ERROR_DESCRIPTION: 'The pad is in use' }];
        this.state = 'open';
        return [
          0,
          {
            ...{ PAD_DISPLAY_WIDTH: '320', PAD_DISPLAY_HEIGHT: '160' },
            ...{ PAD_X_RESOLUTION: '2200', PAD_Y_RESOLUTION: '1000', PAD_SAMPLING_RATE: '500' },
          },
        ];
      case 'SIGNATURE_START':
        this.state = 'signing';
        this.#hash = request.TOKEN_PARAM_DOCHASH ?? '';
        this.#points = 0;
        this.shows = `${request.TOKEN_PARAM_FIELD_NAME}: ${request.TOKEN_PARAM_CUSTOM_TEXT}`;
        return [0, {}];
      case 'SIGNATURE_RETRY':
        this.#points = 0;
        return [0, {}];
      case 'SIGNATURE_CONFIRM':
        this.state = 'open';
        return [this.#points, {}];
      case 'SIGNATURE_SIGN_DATA':
        return [
          0,
          {
            SIGNATURE_SIGN_DATA: btoa(`encrypted for ${this.#hash}`),
            ...(this.key && {
              ...{ CERT_ID: 'pad-1', SIGNATURE_RSA_SIGNATURE: this.key.sign(this.#hash) },
            }),
          },
        ];
      case 'SIGNING_CERT':
        return this.key ? [0, { SIGNING_CERT: this.key.certificate }] : [-9, {}];
      case 'SIGNATURE_CANCEL':
      case 'SIGNATURE_STOP':
        this.state = 'open';
        this.shows = '';
        return [0, {}];
      case 'CLOSE_PAD':
        this.state = 'closed';
        this.shows = '';
        return [0, {}];
      default:
        return [0, {}];
    }
  }

  #answer(command: string, code: number, carried: object): void {
    this.#frame('TOKEN_TYPE_RESPONSE', {
      TOKEN_CMD_ORIGIN: `TOKEN_CMD_${command}`,
      TOKEN_PARAM_RETURN_CODE: String(code),
      ...named(carried),
    });
  }

  #tell(command: string, carried: object = {}): void {
    this.#frame('TOKEN_TYPE_SEND', { TOKEN_CMD: `TOKEN_CMD_${command}`, ...named(carried) });
  }

  #frame(type: string, said: object): void {
    this.#say(JSON.stringify({ TOKEN_TYPE: type, ...said }));
  }
}

const named = (carried: object) =>
  Object.fromEntries(
    Object.entries(carried).map(([name, value]) => [`TOKEN_PARAM_${name}`, value as unknown]),
  );
