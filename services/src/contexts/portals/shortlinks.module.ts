import { Module } from '@nestjs/common';

import { ShortlinkTargets } from './ports/shortlink-targets.js';

/** Where contexts register that have short links beside those of portals; see {@link ShortlinkTargets}. */
@Module({ providers: [ShortlinkTargets], exports: [ShortlinkTargets] })
export class ShortlinksModule {}
