/** A part of a budget, where several processes count. */
export interface TakenPlace {
  readonly _id: string;
  /** It means nothing any more from then on. */
  readonly until: Date;
}

/** Something that was paid out of a budget. It goes back where nothing comes of it. */
export interface Paid {
  giveBack(): Promise<void>;
  /** What was taken, for another process to give it back; undefined in the memory of one. */
  readonly places?: readonly TakenPlace[];
}
