import { registreDeCetteNaissance, sieclesDuRegistre } from '../../../regles/registre.ts';

const LONGUEUR = 11;

export const chiffresOf = (texte: string) => texte.replace(/\D/g, '').slice(0, LONGUEUR);

/** « 85.07.30-033.28 », as the card prints it; also partial input. */
export function formatRegistre(texte: string): string {
  const [, annee, mois, jour, ordre, controle] = /^(..?)?(..?)?(..?)?(..?.?)?(..?)?$/.exec(
    chiffresOf(texte),
  )!;
  const naissance = [annee, mois, jour].filter(Boolean).join('.');
  return [naissance, [ordre, controle].filter(Boolean).join('.')].filter(Boolean).join('-');
}

export function positionAfter(texte: string, chiffres: number): number {
  let vus = 0;
  for (let position = 0; position < texte.length; position++) {
    if (vus === chiffres) return position;
    if (/\d/.test(texte.charAt(position))) vus++;
  }
  return texte.length;
}

/** Repeats the server's sentences; null: fine, or unfinished in a focused field. */
export function defautDuRegistre(
  texte: string,
  dateNaissance: string,
  quitte: boolean,
): string | null {
  const chiffres = chiffresOf(texte);
  if (chiffres === '') return null;
  if (chiffres.length < LONGUEUR)
    return quitte ? 'Un numéro de registre national compte onze chiffres.' : null;
  if (sieclesDuRegistre(chiffres).length === 0)
    return 'Ce numéro de registre national n’est pas valable\u00a0: vérifie ses chiffres.';
  if (dateNaissance && !registreDeCetteNaissance(chiffres, dateNaissance))
    return 'Ce numéro ne correspond pas à ta date de naissance.';
  return null;
}
