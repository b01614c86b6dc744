/** The parts that models of the whole program replace, as they have no media server, or look at. */
export { Mixer } from '../adapters/mixer.js';
export { RawTracks } from '../adapters/raw-tracks.js';
export { RecordingSpace } from '../adapters/recording-space.js';
export { StartTrack } from '../commands.js';
export { CallRecordings } from '../streams.js';
