import { scelle } from '../../socle/pdf/keptPdfs.ts';
import type { AppSecret } from '../../socle/config/environment.ts';
import { seal, unseal } from '../../socle/securite/signature.ts';

const PURPOSE = 'attestation';

export interface Contenu {
  prenom: string;
  nom: string;
  dateNaissance: string;
  registreNational: string;
  cours: string;
  guides: { prenom: string; nom: string }[];
}

export const sealContenu = ({ APP_SECRET }: AppSecret, contenu: Contenu) =>
  seal(APP_SECRET, PURPOSE, JSON.stringify(contenu));

/** Returns undefined when another secret sealed it. */
export function readContenu({ APP_SECRET }: AppSecret, sealed: string): Contenu | undefined {
  const text = unseal(APP_SECRET, PURPOSE, sealed);
  return text === undefined ? undefined : (JSON.parse(text) as Contenu);
}

export function openContenu(secret: AppSecret, sealed: string): Contenu {
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
