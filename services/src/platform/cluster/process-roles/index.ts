export { ALL_PROCESS_ROLES, ProcessRoles } from './process-roles.js';
