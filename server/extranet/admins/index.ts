// Reads
export {
  CONTENU,
  hasSuperviseur,
  listAdmins,
  listStaffToCheck,
  namesOfAdmins,
  opensFacteur,
} from './admins.queries.ts';

// Writes
export { closeAdminRow, forgetPassword, insertAdmin, keepProprietaire } from './admins.writes.ts';
