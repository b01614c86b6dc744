/** How what rings is answered in this tab. */
export interface Answering {
  /** True if the ring sounds here; it sounds in one tab of an agent, and all tabs show it. */
  readonly loud: boolean;
  /**
   * True if single keys answer; only the desk explains them, and other pages use them for other
   * actions.
   */
  readonly keys: boolean;
  /** Makes this tab the one that the call comes to. */
  readonly takeHere: () => Promise<void>;
}

export const atTheDesk: Answering = {
  loud: true,
  keys: true,
  takeHere: async () => undefined,
};
