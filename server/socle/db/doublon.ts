const PG_UNIQUE_VIOLATION = '23505';
const SQLITE_CONSTRAINT_UNIQUE = 2067;

export const isDoublon = (cause: unknown): boolean => {
  const { code, errcode } = cause as { code?: unknown; errcode?: unknown };
  return code === PG_UNIQUE_VIOLATION || errcode === SQLITE_CONSTRAINT_UNIQUE;
};
