/** Something that was paid out of a budget. It goes back where nothing comes of it. */
export interface Paid {
  giveBack(): Promise<void>;
}
