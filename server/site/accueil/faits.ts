import { enHtml, majuscule } from '../../../regles/ecriture.ts';
import { RDV } from '../../../regles/rdv.ts';
import { DEMO } from '../../../regles/vente.ts';
import { listTarifs, showVolumes } from '../../eleve/acces/index.ts';
import { countClips } from '../../eleve/perception/index.ts';
import { isNotreLecteur } from '../../eleve/tpr/index.ts';
import type { Environment } from '../../socle/config/environment.ts';
import type { Db } from '../../socle/db/database.ts';
import { valeursDu } from '../../socle/faits/faits.queries.ts';
import { brusselsDay } from '../../socle/texte/jours.ts';
import { NOMS_DES_FAITS, faitOf } from '../../../droit/faits.ts';
import { countQuestions } from '../../eleve/questions/index.ts';

export type Faits = Record<string, string>;
type Tarif = Awaited<ReturnType<typeof listTarifs>>[number];

/** Prices and contents come from the products, our films are counted, the owner keeps the rest. */
export async function faitsOf(db: Db, env: Environment, now: Date): Promise<Faits> {
  const tenus = await valeursDu(db, brusselsDay(now.toISOString()));
  const faits: Faits = {
    ...Object.fromEntries(NOMS_DES_FAITS.map((nom) => [nom, faitOf(nom).valeur])),
    ...Object.fromEntries(tenus),
  };
  if (isNotreLecteur(env)) faits['videosEntrainement'] = plusDe(await countClips(db));
  return { ...faits, ...(await faitsDesProduits(db)) };
}

const CITE_RDV = /\{(prixRdv|nouveauPaiementRdv)\}/;
const SANS_RDV = 'le rendez-vous n’est pas en vente pour le moment';

/** Staff write facts; a page of content is HTML. */
export const enHtmlDesFaits = (faits: Faits): Faits =>
  Object.fromEntries(Object.entries(faits).map(([nom, valeur]) => [nom, enHtml(valeur)]));

/** Replaces names in braces; unknown ones are refused at the start. */
export const avecFaits = (faits: Faits, texte: string): string =>
  texte.replace(/\{(\w+)\}/g, (nomme, nom: string) => faits[nom] ?? nomme);

export async function siteTexts(
  db: Db,
  env: Environment,
  now: Date,
  write: (faits: Faits) => Faits = (faits) => faits,
): Promise<(texte: string) => string> {
  const [lus, tarifs] = await Promise.all([faitsOf(db, env, now), listTarifs(db)]);
  const faits = write(lus);
  const vendu = tarifs.some(({ codePermis, actif }) => codePermis === RDV && actif === 1);
  return (texte) =>
    avecFaits(faits, vendu ? texte : texte.replace(/[^\s.!?;][^.!?;]*/g, withoutRdv));
}

function withoutRdv(phrase: string): string {
  if (!CITE_RDV.test(phrase)) return phrase;
  return /^\p{Lu}/u.test(phrase) ? majuscule(SANS_RDV) : SANS_RDV;
}

async function faitsDesProduits(db: Db): Promise<Faits> {
  const tarifs = await listTarifs(db);
  const rdv = enVente(tarifs.filter(({ codePermis }) => codePermis === RDV));
  const theorie = enVente(
    tarifs.filter(({ type, codePermis }) => type === 'QT' && codePermis !== DEMO),
  );
  const perception = enVente(tarifs.filter(({ type }) => type === 'EX'));
  const ids = theorie.map(({ id }) => id);
  const volumes = await showVolumes(db, ids);
  const volumeOf = (tarif: Tarif) =>
    volumes[theorie.indexOf(tarif)] ?? { series: 0, questions: 0, parSerie: null };
  // The product with the most series is the course.
  const cours = theorie.toSorted((un, autre) => volumeOf(autre).series - volumeOf(un).series)[0];
  const total = await countQuestions(db);
  return {
    ...(rdv.length > 0 && {
      prixRdv: euros(rdv.map(({ prix }) => prix)),
      nouveauPaiementRdv: euros(rdv.map((each) => each.prixRenouvellement ?? each.prix)),
    }),
    ...(cours && {
      seriesTheorie: String(volumeOf(cours).series),
      questionsTheorie: auMoins(volumeOf(cours).questions, total),
      dureeTheorie: mois([cours]),
    }),
    ...(perception.length > 0 && { dureePerception: mois(perception) }),
    ...(cours && { validiteAcces: mois([cours, ...perception]) }),
    questionsTotal: plusDe(total),
  };
}

const enVente = (tarifs: Tarif[]): Tarif[] => {
  const actifs = tarifs.filter(({ actif }) => actif === 1);
  return actifs.length > 0 ? actifs : tarifs;
};

const nombre = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, '\u202f');

/** « 12 », or « 12 à 18 » for several values. */
function etendue(valeurs: number[], say: (valeur: number) => string): string {
  const [min, max] = [Math.min(...valeurs), Math.max(...valeurs)];
  return min === max ? say(min) : `${say(min)} à ${say(max)}`;
}

const euros = (cents: number[]): string =>
  `${etendue(cents, (c) => (c % 100 === 0 ? String(c / 100) : (c / 100).toFixed(2).replace('.', ',')))}\u00a0euro${Math.max(...cents) < 200 ? '' : 's'}`;

function mois(tarifs: Tarif[]): string {
  const durees = tarifs.map(({ dureeValidite }) => dureeValidite);
  return `${etendue(durees, String)}\u00a0mois`;
}

/** Practice has more questions than the series: « plus de 350 ». */
const auMoins = (n: number, total: number): string =>
  total > n ? `plus de ${nombre(n)}` : nombre(n);

/** « plus de 1 000 » for 1 440; exact under ten alone. */
function plusDe(n: number): string {
  if (n < 10) return String(n);
  const rang = 10 ** (String(n - 1).length - 1);
  return `plus de ${nombre(Math.floor((n - 1) / rang) * rang)}`;
}
