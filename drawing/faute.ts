import type { z } from 'zod';
import { CONVIENT_PAS, MANQUE } from './francais.ts';
import { typographie } from './typographie.ts';

/** `chemin`: keys from the outside in; the message is a French sentence. */
export class Faute extends Error {
  readonly chemin: readonly PropertyKey[];
  constructor(chemin: readonly PropertyKey[], message: string) {
    super(message);
    this.chemin = chemin;
  }
}

const UN: Record<string, string> = {
  usagers: 'usager',
  branches: 'branche',
  éléments: 'élément',
  poteaux: 'poteau',
  cotes: 'cote',
  profil: 'profil, place',
  groupe: 'signal',
};

function lieuOf(chemin: readonly PropertyKey[]): string {
  const lieux: string[] = [];
  for (let i = 0; i < chemin.length; i++) {
    const cle = chemin[i]!;
    if (i < 2 && (cle === 'image' || cle === 'scene')) continue;
    const suite = chemin[i + 1];
    const un = UN[String(cle)];
    if (un !== undefined && suite !== undefined) {
      lieux.push(`${un} ${typeof suite === 'number' ? suite + 1 : String(suite)}`);
      i++;
      continue;
    }
    const lieu = typeof cle === 'number' ? `n° ${cle + 1}` : `« ${String(cle)} »`;
    if (lieux.at(-1) !== lieu) lieux.push(lieu);
  }
  return lieux.join(', ');
}

export const phraseOf = ({ chemin, message }: Pick<Faute, 'chemin' | 'message'>): string => {
  const manque = message === MANQUE && chemin.length > 0;
  const sienne = `« ${String(chemin.at(-1))} »`;
  const absente =
    manque ||
    message.startsWith(`il manque ${sienne}`) ||
    (message.startsWith('la clé') && message.endsWith(`dire ${sienne} ?`));
  const ou = lieuOf(absente ? chemin.slice(0, -1) : chemin);
  const quoi = manque ? `il manque « ${String(chemin.at(-1))} »` : message;
  const phrase = `${ou && `${ou} : `}${quoi}${/[.!?]\)?$/.test(quoi) ? '' : '.'}`;
  return typographie(phrase.charAt(0).toUpperCase() + phrase.slice(1));
};

/** For whoever sees the line: without the way to it, but for the key that the sentence leaves out. */
export function phraseSurPlace({ chemin, message }: Pick<Faute, 'chemin' | 'message'>): string {
  const cle = chemin.findLast((mot) => typeof mot === 'string');
  if (message === MANQUE) return phraseOf({ chemin: chemin.slice(-1), message });
  const dite = /«|^\p{Lu}/u.test(message) || cle === undefined || chemin.length < 2;
  return phraseOf({ chemin: dite ? [] : [cle], message });
}

export const inside = (chemin: readonly PropertyKey[], faute: unknown): Faute =>
  faute instanceof Faute
    ? new Faute([...chemin, ...faute.chemin], faute.message)
    : new Faute(chemin, (faute as Error).message);

type Issue = z.core.$ZodIssue;

/** In a union, the kind that the author had begun counts, else the first. */
function begun({ errors }: z.core.$ZodIssueInvalidUnion): Issue[] | undefined {
  const fit = errors.filter(
    (issues) => !issues.some(({ code, path }) => code === 'invalid_type' && path.length === 0),
  );
  return fit.length > 1 ? undefined : (fit[0] ?? errors[0]);
}

export function fautesOf(issues: readonly Issue[], chemin: readonly PropertyKey[] = []): Faute[] {
  const fautes = issues.flatMap((issue) => {
    const ici = [...chemin, ...issue.path];
    const dedans = issue.code === 'invalid_union' ? begun(issue) : undefined;
    const siens = issue.message !== CONVIENT_PAS && dedans?.every(({ path }) => path.length === 0);
    return dedans && !siens ? fautesOf(dedans, ici) : [new Faute(ici, issue.message)];
  });
  // A misspelt key must not be told as missing, too.
  const dites = fautes.map((f) => f.message).join(' ');
  return fautes.filter(
    ({ chemin: ici, message }) =>
      message !== MANQUE || !dites.includes(`vouliez-vous dire « ${String(ici.at(-1))} »`),
  );
}
