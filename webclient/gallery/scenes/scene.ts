import type { Page } from 'playwright-core';

import type { TestEnvironment } from '../environment.js';
import type { Look, Size } from '../look.js';

/** Keeps a picture of a page under the name of its screen. */
export type Shoot = (page: Page, screen: string) => Promise<void>;

/** Something that happens in the product, with pictures taken on the way. */
export interface Scene {
  readonly title: string;
  /** The screen sizes on which its users see it. */
  readonly sizes: readonly Size[];
  readonly play: (environment: TestEnvironment, look: Look, shoot: Shoot) => Promise<void>;
}
