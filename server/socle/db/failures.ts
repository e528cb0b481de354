/** Its message is a sentence for the owner. */
export class Erreur extends Error {}

const REASONS: Record<string, string> = {
  ECONNREFUSED: 'PostgreSQL ne répond pas à l’adresse de DATABASE_URL.',
  ENOTFOUND: 'PostgreSQL ne répond pas à l’adresse de DATABASE_URL.',
  '3D000': 'La base que nomme DATABASE_URL n’existe pas\u00a0: crée-la d’abord, vide (createdb).',
  '28000': 'PostgreSQL refuse le nom ou le mot de passe de DATABASE_URL.',
  '28P01': 'PostgreSQL refuse le nom ou le mot de passe de DATABASE_URL.',
};

/** SQLite's primary result code is the last byte. */
const SQLITE: Record<number, string> = {
  11: 'La base SQLite de DATA_DIR est abîmée ou coupée\u00a0: arrête le serveur et restaure une sauvegarde (docs/premier-jour.md). Rien n’a changé.',
  26: 'Le fichier de DATA_DIR n’est pas une base SQLite.',
};

/** Undefined: the owner can do nothing about it. */
export function sentenceOfFailure(cause: unknown): string | undefined {
  if (cause instanceof Erreur) return cause.message;
  const { code = '', errcode = 0 } = cause as { code?: string; errcode?: number };
  return SQLITE[errcode & 0xff] ?? REASONS[code];
}
