import 'reflect-metadata';
import type { Provider, Type } from '@nestjs/common';
import { CONTROLLER_WATERMARK } from '@nestjs/common/constants.js';

import { provideCommands, provideQueries } from '../../cqrs/index.js';

/** Exports of the slices of a context: `import * as slices from './slices.js'`. */
type Slices = Readonly<Record<string, unknown>>;

const isController = (value: unknown): value is Type<unknown> =>
  typeof value === 'function' && Reflect.hasMetadata(CONTROLLER_WATERMARK, value);

/** The controllers among what slices export. */
export const controllersOf = (slices: Slices): Type<unknown>[] =>
  Object.values(slices).filter(isController);

/** The handlers of the commands and queries that slices export. */
export const provideSlices = (slices: Slices): Provider[] => [
  ...provideCommands(slices),
  ...provideQueries(slices),
];
