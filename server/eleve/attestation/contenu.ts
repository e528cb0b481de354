import { scelle } from '../../socle/pdf/keptPdfs.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { seal, unseal } from '../../socle/securite/signature.ts';

const PURPOSE = 'attestation';

type Secret = Pick<Environment, 'APP_SECRET'>;

export interface Contenu {
  prenom: string;
  nom: string;
  dateNaissance: string;
  registreNational: string;
  cours: string;
  guides: { prenom: string; nom: string }[];
}

export const sealContenu = ({ APP_SECRET }: Secret, contenu: Contenu) =>
  seal(APP_SECRET, PURPOSE, JSON.stringify(contenu));

/** Returns undefined when another secret sealed it. */
export function readContenu({ APP_SECRET }: Secret, sealed: string): Contenu | undefined {
  const text = unseal(APP_SECRET, PURPOSE, sealed);
  return text === undefined ? undefined : (JSON.parse(text) as Contenu);
}

export function openContenu(secret: Secret, sealed: string): Contenu {
  const contenu = readContenu(secret, sealed);
  if (!contenu) throw scelle();
  return contenu;
}

const letters = new Intl.Segmenter('fr');

/** « J. D. » is the only part of a name that strangers see. */
export const initialesOf = (...noms: string[]) =>
  noms
    .map((nom) => `${[...letters.segment(nom)][0]?.segment.toLocaleUpperCase('fr') ?? ''}.`)
    .join(' ');
