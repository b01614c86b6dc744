export { callKey, keyAskedFor, keyOf } from './meeting-key.js';
export { MeetingGate } from './meeting-gate.js';
export { Meetings } from './meetings.js';
export { MemoryNodeStore } from './memory-node-store.js';
export { NodeDirectory } from './node-directory.js';
export { NODE_PARTS, NODE_TIMING, type NodeParts, type NodeTiming } from './node-parts.js';
export { NodeStore, type NodeRecord, type RoomPresence } from './node-store.js';
export { NodesModule } from './nodes.module.js';
export { ThisNode } from './this-node.js';
