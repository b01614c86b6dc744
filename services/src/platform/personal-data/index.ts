export { PersonKeys } from './person-keys.js';
export { PersonalData, type PersonalField } from './personal-data.js';
