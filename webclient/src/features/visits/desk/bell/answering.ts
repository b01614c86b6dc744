/** How what rings is answered in this tab. */
export interface Answering {
  /** Whether it is heard here; one tab of an agent sounds, and each of them shows it. */
  readonly loud: boolean;
  /** Whether single keys answer; only the desk explains them, and other pages use them for something else. */
  readonly keys: boolean;
  /** Makes this tab the one that the call comes to. */
  readonly takeHere: () => Promise<void>;
}

export const atTheDesk: Answering = {
  loud: true,
  keys: true,
  takeHere: async () => undefined,
};
