export { PERSON_KEY, PersonKeys } from './person-keys.js';
export { isEncrypted, PersonalData, type PersonalField } from './personal-data.js';
