export { deleteWhatHasExpired } from './delete-what-has-expired.js';
export { endOfYears } from './end-of-years.js';
