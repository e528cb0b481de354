import { registreDeCetteNaissance, sieclesDuRegistre } from '../../../regles/registre.ts';

const LONGUEUR = 11;

export const chiffresOf = (texte: string) => texte.replace(/\D/g, '').slice(0, LONGUEUR);

/** « 85.07.30-033.28 », as the identity card prints it; as far as it has been typed. */
export function formatRegistre(texte: string): string {
  const [, annee, mois, jour, ordre, controle] = /^(..?)?(..?)?(..?)?(..?.?)?(..?)?$/.exec(
    chiffresOf(texte),
  )!;
  const naissance = [annee, mois, jour].filter(Boolean).join('.');
  return [naissance, [ordre, controle].filter(Boolean).join('.')].filter(Boolean).join('-');
}

/** Where the caret stands once as many digits as before are to its left. */
export function positionAfter(texte: string, chiffres: number): number {
  let vus = 0;
  for (let position = 0; position < texte.length; position++) {
    if (vus === chiffres) return position;
    if (/\d/.test(texte.charAt(position))) vus++;
  }
  return texte.length;
}

/**
 * What the server would say of a number, in its own words; null while there is nothing to say.
 * An unfinished number is told only once its field has been left.
 */
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
