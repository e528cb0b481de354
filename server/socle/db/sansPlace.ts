/** Result code of SQLite. */
const SQLITE_FULL = 13;
/** Codes of PostgreSQL and of the system. */
const PLEIN = new Set(['53100', 'ENOSPC']);

/** No room on a disk: the database’s, or this server’s. */
export function isSansPlace(cause: unknown): boolean {
  const { code = '', errcode = 0 } = cause as { code?: string; errcode?: number };
  return PLEIN.has(code) || errcode % 256 === SQLITE_FULL;
}
