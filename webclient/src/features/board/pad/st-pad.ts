import {
  SIGNATURE_PAD_RESOLUTION,
  ST_INTERFACE_VERSION,
  ST_PAD_TYPES,
  ST_SUPPORTS_RSA,
  stAnswers,
  type PadProof,
  type SignaturePad,
  type StResponse,
} from '@foyer/contracts/local';
import type { z } from 'zod';

import { base64Of } from './base64-of.js';
import { isOlder } from './is-older.js';
import { PadFault, type PadTrouble } from './pad-fault.js';
import { proofIn } from './pad-proof.js';
import type { StPadLink } from './st-pad-link.js';

type Parameters = Readonly<Record<string, string>>;

/** The texts on a pad, and the document to sign. */
interface Start {
  readonly fieldName: string;
  readonly customText: string;
  readonly documentHash: string;
}

/** Sends requests to the service of a pad, in its own protocol. All methods throw PadFault. */
export class StPad {
  #found: readonly SignaturePad[] = [];
  #pad: SignaturePad | undefined;
  /** True if the pad itself signs the present signature. */
  #signsItself = false;

  constructor(private readonly link: StPadLink) {}

  async handshake(withinMs: number): Promise<void> {
    const said = await this.ask('GET_SERVER_VERSION', {}, withinMs);
    const { TOKEN_PARAM_VERSION: version } = read(stAnswers.GET_SERVER_VERSION, said);
    if (isOlder(version, ST_INTERFACE_VERSION)) throw new PadFault('version', version);
    const wanted = { VERSION: ST_INTERFACE_VERSION };
    await this.ask('SET_INTERFACE_VERSION', wanted, withinMs, 'version');
  }

  async search(withinMs: number): Promise<readonly SignaturePad[]> {
    // Those at a serial port or in the network are searched for seconds.
    const said = await this.ask('SEARCH_FOR_PADS', { PAD_SUBSET: 'HID' }, withinMs);
    const { TOKEN_PARAM_CONNECTED_PADS: pads } = read(stAnswers.SEARCH_FOR_PADS, said);
    this.#found = (pads ?? []).map((one) => ({
      index: one.TOKEN_PARAM_PAD_INDEX,
      type: ST_PAD_TYPES[one.TOKEN_PARAM_PAD_TYPE] ?? one.TOKEN_PARAM_PAD_TYPE,
      serialNumber: one.TOKEN_PARAM_PAD_SERIAL_NUMBER,
      hasOwnKey: (one.TOKEN_PARAM_PAD_CAPABILITIES & ST_SUPPORTS_RSA) !== 0,
    }));
    return this.#found;
  }

  /** @returns The resolution of its points */
  async open(index: number, withinMs: number) {
    const said = await this.ask('OPEN_PAD', { PAD_INDEX: String(index) }, withinMs, 'busy');
    this.#pad = this.#found.find((one) => one.index === index);
    const { TOKEN_PARAM_PAD_X_RESOLUTION: width = 0, TOKEN_PARAM_PAD_Y_RESOLUTION: height = 0 } =
      read(stAnswers.OPEN_PAD, said);
    return width > 0 && height > 0 ? { width, height } : SIGNATURE_PAD_RESOLUTION;
  }

  async start({ fieldName, customText, documentHash }: Start, withinMs: number): Promise<void> {
    const texts = { FIELD_NAME: fieldName, CUSTOM_TEXT: customText };
    this.#signsItself = false;
    if (this.#pad?.hasOwnKey === true) {
      const bound = { ...texts, PAD_ENCRYPTION: 'TRUE', DOCHASH: base64Of(documentHash) };
      const said = await this.#request('SIGNATURE_START', bound, withinMs);
      this.#signsItself = said.TOKEN_PARAM_RETURN_CODE >= 0;
    }
    // A pad to which its owner has given no key to encrypt for is signed on all the same, and signs
    // nothing itself.
    if (this.#signsItself) return;
    await this.ask('SIGNATURE_START', { ...texts, PAD_ENCRYPTION: 'FALSE' }, withinMs);
  }

  /** @returns What the pad itself says of the signature; null where it says nothing */
  async confirm(withinMs: number): Promise<PadProof | null> {
    await this.ask('SIGNATURE_CONFIRM', {}, withinMs);
    if (!this.#signsItself) return null;
    return proofIn((command, parameters) => this.#request(command, parameters, withinMs));
  }

  async close(withinMs: number): Promise<void> {
    await this.ask('CLOSE_PAD', { PAD_INDEX: String(this.#pad?.index ?? 0) }, withinMs);
  }

  /** Asks for something that either is done or fails, by `trouble`. */
  async ask(
    command: string,
    parameters: Parameters,
    withinMs: number,
    trouble: PadTrouble = 'refused',
  ): Promise<StResponse> {
    const said = await this.#request(command, parameters, withinMs);
    if (said.TOKEN_PARAM_RETURN_CODE >= 0) return said;
    throw new PadFault(trouble, said.TOKEN_PARAM_ERROR_DESCRIPTION);
  }

  #request(command: string, parameters: Parameters, withinMs: number): Promise<StResponse> {
    return this.link.request(command, parameters, withinMs);
  }
}

function read<T extends z.ZodType>(answer: T, said: unknown): z.output<T> {
  const checked = answer.safeParse(said);
  if (!checked.success) throw new PadFault('malformed');
  return checked.data;
}
