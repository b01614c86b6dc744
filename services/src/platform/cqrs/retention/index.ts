export { deleteWhatHasExpired } from './delete-what-has-expired.js';
