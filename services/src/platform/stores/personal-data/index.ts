export { PersonKeys } from './person-keys.js';
export { isEncrypted, PersonalData } from './personal-data.js';
