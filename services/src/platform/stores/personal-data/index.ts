export { PERSON_KEY, PersonKeys } from './person-keys.js';
export { isEncrypted, PersonalData } from './personal-data.js';
