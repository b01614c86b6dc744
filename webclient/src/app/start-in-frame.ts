import { prepareFrame } from './in-frame.js';

// The parts that are loaded later take it from here: a file of its own would be named in the first
// script of every visitor.
export { embeddedAddress } from './in-frame.js';

prepareFrame();
