const POSTGRES = '23505';
const SQLITE = 2067;

export const isDoublon = (cause: unknown): boolean => {
  const { code, errcode } = cause as { code?: unknown; errcode?: unknown };
  return code === POSTGRES || errcode === SQLITE;
};
