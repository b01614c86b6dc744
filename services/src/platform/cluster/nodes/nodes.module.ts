import { Module } from '@nestjs/common';

import { AffinityProxy } from './affinity-proxy.js';
import { SessionAffinity } from './session-affinity.js';
import { NodeDirectory } from './node-directory.js';
import { SharedNotes } from './shared-notes.js';
import { ThisNode } from './this-node.js';

const providers = [AffinityProxy, SessionAffinity, NodeDirectory, SharedNotes, ThisNode];

/** Provides the parts that let several processes serve as one. */
@Module({ providers, exports: providers })
export class NodesModule {}
