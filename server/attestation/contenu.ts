import type { Environment } from '../kernel/environment.ts';
import { seal, unseal } from '../kernel/signature.ts';

const PURPOSE = 'attestation';

type Secret = Pick<Environment, 'APP_SECRET'>;

/** What an attestation says of people, as it stood when it was issued. */
export interface Contenu {
  prenom: string;
  nom: string;
  /** `YYYY-MM-DD`. */
  dateNaissance: string;
  /** Eleven digits. */
  registreNational: string;
  /** The course. */
  cours: string;
  guides: { prenom: string; nom: string }[];
}

export const sealContenu = ({ APP_SECRET }: Secret, contenu: Contenu) =>
  seal(APP_SECRET, PURPOSE, JSON.stringify(contenu));

/** Throws for what was sealed under another secret: then nothing can be drawn of it. */
export function openContenu({ APP_SECRET }: Secret, sealed: string): Contenu {
  const text = unseal(APP_SECRET, PURPOSE, sealed);
  if (text === undefined) throw new Error('An attestation was sealed under another APP_SECRET.');
  return JSON.parse(text) as Contenu;
}

const letters = new Intl.Segmenter('fr');

/** « J. D. »: all that a stranger is told of a name. */
export const initialesOf = (...noms: string[]) =>
  noms
    .map((nom) => `${[...letters.segment(nom)][0]?.segment.toLocaleUpperCase('fr') ?? ''}.`)
    .join(' ');
