export { ChangeMember } from '../members/commands.js';
