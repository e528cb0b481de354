// Reads
export {
  CONTENU,
  hasSuperviseur,
  listAdmins,
  listAdminsByMots,
  listStaffToCheck,
  namesOfAdmins,
  opensFacteur,
} from './admins.queries.ts';

// Writes
export { closeAdminRow, forgetPassword, insertAdmin, keepProprietaire } from './admins.writes.ts';
