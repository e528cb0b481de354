// Rules
export { adminsRoutes } from './admins.routes.ts';

// Reads
export {
  hasSuperviseur,
  listAdmins,
  listStaffToCheck,
  namesOfAdmins,
  opensFacteur,
} from './admins.queries.ts';

// Writes
export { closeAdminRow, forgetPassword, insertAdmin } from './admins.writes.ts';
