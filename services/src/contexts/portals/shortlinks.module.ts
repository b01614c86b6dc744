import { Module } from '@nestjs/common';

import { ShortlinkTargets } from './ports/shortlink-targets.js';

/**
 * Lets contexts register that have short links in addition to those of portals; see {@link
 * ShortlinkTargets}.
 */
@Module({ providers: [ShortlinkTargets], exports: [ShortlinkTargets] })
export class ShortlinksModule {}
