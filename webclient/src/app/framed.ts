import { prepareFrame } from './in-frame.js';

prepareFrame();
