/** A model that is checked by a built program of its own. */
export interface Model {
  /** The program, from here. */
  readonly program: string;
  /** True if its runs may be shared out to several processes, each with its own seed. */
  readonly isShared: boolean;
  /** The processes that share its cells, each with its own share; one by default. */
  readonly workers?: number;
  /** True if it begins the product over and over, each time with a log of its own. */
  readonly beginsOften?: boolean;
}

/**
 * Models that are checked by playing them over and over. The played parts of the product are not
 * imported here.
 */
export const models: Readonly<Record<string, Model>> = {
  pickup: {
    program: '../../../services/dist/contexts/visits/testing/pickup-model/main.js',
    isShared: true,
  },
  payments: {
    program: '../../../services/dist/contexts/payments/testing/fault-model/main.js',
    isShared: true,
  },
  joints: {
    program: '../../../services/dist/testing/joints/main.js',
    isShared: false,
    workers: 2,
    beginsOften: true,
  },
  linearize: { program: './linearize/main.js', isShared: false },
};
