export { ChangeMember } from '../members/commands/index.js';
