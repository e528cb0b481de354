import { type Environment, readEnvironment } from '../server/socle/config/environment.ts';
import { isSansPlace } from '../server/socle/db/sansPlace.ts';
import { sentenceOfFailure } from '../server/socle/db/failures.ts';

/** Failures print after `failed`, with exit code 1. */
export async function onSchool(
  failed: string,
  job: (env: Environment) => Promise<string[]>,
): Promise<void> {
  try {
    const lignes = await job(readEnvironment(process.env));
    process.stdout.write(`${lignes.join('\n')}\n`);
  } catch (cause) {
    process.stderr.write(`${failed} ${whyOf(cause as NodeJS.ErrnoException)}\n`);
    process.exit(1);
  }
}

export const dire = (phrase: string) => void process.stdout.write(`${phrase}\n`);

const SANS_PLACE = 'La place manque sur le disque\u00a0: libère-la, et recommence.';
const WHY: Record<string, string> = {
  EACCES: 'Le droit de lire ou d’écrire un fichier manque.',
  ERR_PARSE_ARGS_UNKNOWN_OPTION: 'Une option n’existe pas\u00a0: docs/sauvegardes.md les donne.',
};

function whyOf(cause: NodeJS.ErrnoException & { errcode?: number }): string {
  if (cause.code === 'ENOENT') return `${cause.path} n’existe pas.`;
  const why = isSansPlace(cause) ? SANS_PLACE : WHY[cause.code ?? ''];
  return sentenceOfFailure(cause) ?? why ?? cause.message;
}
