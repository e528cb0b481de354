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
export {
  closeAdminRow,
  forgetPassword,
  insertAdmin,
  keepProprietaire,
  replaceProprietaires,
} from './admins.writes.ts';
