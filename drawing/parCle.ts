import { z } from 'zod';
import { fautesOf } from './faute.ts';
import { cleInconnue, enFrancais } from './francais.ts';
import { proche } from './proche.ts';

/** A union told by keys, so that faults speak of one kind alone. */
export const parCle = <F extends Record<string, z.ZodType>>(kinds: F, quoi: string) => {
  const noms = Object.keys(kinds);
  const debut = `${quoi} commence par ${noms.slice(0, -1).join(', ')} ou ${noms.at(-1)}`;
  const accolades = ({ input }: { input?: unknown }): string =>
    typeof input === 'string' && noms[0] !== undefined
      ? `${debut}, entre accolades : { ${noms[0]}: ${input} }`
      : debut;
  const sans = (ecrit: object): string => {
    const fausse = Object.keys(ecrit).find((cle) => proche(cle, noms) !== undefined);
    return fausse === undefined ? debut : cleInconnue(fausse, noms, ecrit);
  };
  return z
    .record(z.string(), z.unknown(), { error: accolades })
    .transform((ecrit, ctx): z.output<F[keyof F]> => {
      const kind = Object.keys(kinds).find((cle) => cle in ecrit);
      const lu =
        kind === undefined ? undefined : kinds[kind]?.safeParse(ecrit, { error: enFrancais });
      if (lu?.success) return lu.data as z.output<F[keyof F]>;
      for (const { chemin, message } of lu
        ? fautesOf(lu.error.issues)
        : [{ chemin: [], message: sans(ecrit) }])
        ctx.addIssue({ code: 'custom', message, path: [...chemin] });
      return z.NEVER;
    })
    .meta({ sortes: noms });
};
