import type { z } from 'zod';
import { typographie } from './typographie.ts';

/** What is wrong with words that somebody wrote: where, as keys from the outside in, and a French sentence. */
export class Faute extends Error {
  readonly chemin: readonly PropertyKey[];
  constructor(chemin: readonly PropertyKey[], message: string) {
    super(message);
    this.chemin = chemin;
  }
}

/** « image.scene.branches.nord.panneau : « B99 » n’existe pas. » */
export const phraseOf = ({ chemin, message }: Pick<Faute, 'chemin' | 'message'>): string => {
  const ou = chemin.map((cle) => (typeof cle === 'number' ? cle + 1 : String(cle))).join('.');
  return typographie(`${ou && `${ou} : `}${message}${/[.!?]\)?$/.test(message) ? '' : '.'}`);
};

/** The same from further out. */
export const inside = (chemin: readonly PropertyKey[], faute: unknown): Faute =>
  faute instanceof Faute
    ? new Faute([...chemin, ...faute.chemin], faute.message)
    : new Faute(chemin, (faute as Error).message);

type Issue = z.core.$ZodIssue;

/** Where one of several kinds may stand, that kind counts which the writer had begun; if none, the first. */
function begun({ errors }: z.core.$ZodIssueInvalidUnion): Issue[] | undefined {
  const fit = errors.filter(
    (issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  return fit.length > 1 ? undefined : (fit[0] ?? errors[0]);
}

/** What a schema found, one fault for each. */
export const fautesOf = (issues: readonly Issue[], chemin: readonly PropertyKey[] = []): Faute[] =>
  issues.flatMap((issue) => {
    const ici = [...chemin, ...issue.path];
    const dedans = issue.code === 'invalid_union' ? begun(issue) : undefined;
    return dedans ? fautesOf(dedans, ici) : [new Faute(ici, issue.message)];
  });
