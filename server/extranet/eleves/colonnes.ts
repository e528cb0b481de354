import { type Valeurs, namesOf } from '../../../regles/champs.ts';
import { ELEVE } from '../../../regles/eleve.ts';
import { plain } from '../../socle/texte/readCsv.ts';

/** School software names the owner: « Nom de l’élève ». */
const DE_QUI = /( (de |du |van de )?(l )?(eleve|etudiant|apprenant|candidat|leerling|student))$/;

/** Headings of schools, Moodle and address books, in three languages, without accents and case. */
const NOMS = [
  [
    'complet',
    /^(nom (et )?prenoms?|prenoms? (et )?nom|nom complet|eleve|apprenant|etudiant|leerling|student|full ?name|(volledige )?naam (en )?voornaam|voornaam (en )?naam|volledige naam)$/,
  ],
  [
    'nom',
    /^(nom|nom de famille|nom famille|nom d usage|naam|achternaam|familienaam|last ?name|surname|family ?name)$/,
  ],
  ['prenom', /^(prenoms?|prenom usuel|voornaam|roepnaam|first ?name|given ?name)$/],
  [
    'email',
    /^((adresse|addresse) )?(de |du )?(e ?mail|mail|courriel|courrier electronique|electronique|messagerie)$|^e ?mail ?(adresse|address|adres)$|^(mail ?adres|adresse e ?mail scolaire|e ?mail scolaire)$/,
  ],
  [
    'naissance',
    /^(date (de )?naiss(ance)?|naissance|ne( e)? le|nee le|ddn|geboorte ?datum|geboren( op)?|date of birth|birth ?date|birthday|dob)$/,
  ],
  ['produit', /^(produits?|acces|formation|product)$/],
  ['rue', /^(rue|adresse|rue et numero|straat|street)$/],
  ['localite', /^(localite|ville|commune|gemeente|city)$/],
  ['codePostal', /^(code postal|cp|postcode|zip)$/],
  ['confirme', /^e mail confirme$/],
] as const satisfies readonly (readonly [string, RegExp])[];

/** Fields also answer to their labels, which our export writes. Birth dates are read apart. */
const { dateNaissance: _, ...TELS } = ELEVE;
const LABELS = new Map(namesOf(TELS).map((champ) => [plain(TELS[champ].label), champ]));

export type Colonne = (typeof NOMS)[number][0] | keyof Valeurs<typeof TELS>;
export const COLONNES: readonly Colonne[] = [
  ...NOMS.map(([colonne]) => colonne),
  ...LABELS.values(),
];

/** Drops notes as in « Date de naissance (JJ/MM/AAAA) », but not « Né(e) le ». */
const bare = (nom: string) => plain(nom.replace(/\((?!e\)|s\))[^)]*\)/g, ' '));

function colonneOf(nom: string): Colonne | undefined {
  const words = bare(nom);
  const is = (mots: string) => LABELS.get(mots) ?? NOMS.find(([, all]) => all.test(mots))?.[0];
  return is(words) ?? is(words.replace(DE_QUI, ''));
}

export interface Tete {
  places: Map<Colonne, number>;
  /** True when full names begin with the first name. */
  prenomDevant: boolean;
  /** Headings of ignored columns. */
  ecartees: string[];
}

/** The first of two equivalent columns counts. */
export function teteOf(cells: readonly string[]): Tete {
  const places = new Map<Colonne, number>();
  const ecartees: string[] = [];
  let prenomDevant = false;
  for (const [place, cell] of cells.entries()) {
    const colonne = colonneOf(cell);
    if (colonne && !places.has(colonne)) {
      places.set(colonne, place);
      if (colonne === 'complet') prenomDevant = /^(prenom|voornaam|full)/.test(bare(cell));
    } else if (cell !== '') ecartees.push(cell);
  }
  return { places, prenomDevant, ecartees };
}

const BESOIN = ['nom', 'prenom', 'email'] as const;

export const manquantes = ({ places }: Tete): string[] =>
  BESOIN.filter(
    (colonne) => !places.has(colonne) && !(colonne !== 'email' && places.has('complet')),
  ).map((colonne) => `«\u00a0${ELEVE[colonne].label}\u00a0»`);

/** A single matching cell may be a coincidence. */
export const isTete = (cells: readonly string[]): boolean => {
  const { places } = teteOf(cells);
  return places.has('email')
    ? places.size > 1
    : (places.has('nom') && places.has('prenom')) || (places.has('complet') && places.size > 1);
};
