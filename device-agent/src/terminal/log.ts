/** The log of the terminal's parts. Card numbers must be masked before. */
export interface Log {
  debug(message: string, fields?: object): void;
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
}
