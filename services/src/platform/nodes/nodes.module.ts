import { Module } from '@nestjs/common';

import { MeetingGate } from './meeting-gate.js';
import { Meetings } from './meetings.js';
import { NodeDirectory } from './node-directory.js';
import { ThisNode } from './this-node.js';

const providers = [MeetingGate, Meetings, NodeDirectory, ThisNode];

/** What makes several processes one place. */
@Module({ providers, exports: providers })
export class NodesModule {}
