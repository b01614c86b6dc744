/** A register's wishes: its configuration byte, and its container of abilities. */
export interface ZvtRegister {
  readonly isRegistered: boolean;
  /** Receipts of payments are sent to it, rather than printed by the terminal. */
  readonly prints: boolean;
  readonly wantsIntermediateStatus: boolean;
  /** True where it permits blocks of text; without them each line is a command. */
  readonly knowsTextBlocks: boolean;
  /** Characters of a line of its printer. */
  readonly width: number;
}

const USUAL_WIDTH = 24;
const PRINTS_PAYMENTS = 0x02;
const WANTS_INTERMEDIATE_STATUS = 0x08;
const TEXT_BLOCK = '06d3';

export const NOT_REGISTERED: ZvtRegister = {
  isRegistered: false,
  prints: false,
  wantsIntermediateStatus: false,
  knowsTextBlocks: false,
  width: USUAL_WIDTH,
};

/**
 * @param data A password, a configuration byte, a currency, and perhaps a service byte and a
 * container.
 */
export function registerOf(data: string): ZvtRegister {
  const configuration = parseInt(data.slice(6, 8), 16);
  const container = /^(?:03..)?06(.*)$/.exec(data.slice(12))?.[1] ?? '';
  const objects = objectsOf(container.slice(2));
  const permitted = objectsOf(objects.get('26') ?? '', new Map<string, string>());
  return {
    isRegistered: true,
    prints: (configuration & PRINTS_PAYMENTS) !== 0,
    wantsIntermediateStatus: (configuration & WANTS_INTERMEDIATE_STATUS) !== 0,
    knowsTextBlocks: permitted.get('0a') === TEXT_BLOCK,
    width: parseInt(objects.get('12') ?? USUAL_WIDTH.toString(16), 16),
  };
}

/** Objects with tags and lengths of one byte each, which is all that a registration needs. */
function objectsOf(hex: string, found = new Map<string, string>()): Map<string, string> {
  if (hex.length < 4) return found;
  const end = 4 + parseInt(hex.slice(2, 4), 16) * 2;
  found.set(hex.slice(0, 2), hex.slice(4, end));
  return objectsOf(hex.slice(end), found);
}
