import { majuscule } from '../../../regles/ecriture.ts';
import { tvaLisible } from '../../../regles/tva.ts';
import type { Db } from '../../socle/db/database.ts';
import { type Cell, headOf, jourOf, rowOf } from '../../socle/texte/csv.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { bornesOf, brusselsDay } from '../../socle/texte/jours.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { type ContenuFacture, moyenFacture } from './contenu.ts';
import { contenuOfFacture, bornesOfSerie, listIssued, numeroOf } from './facture.queries.ts';
import { RIEN, type Somme, addTo, byTaux, plus, sommeOf, totalOf } from './sommes.ts';

const AT_A_TIME = 200;
type Issued = Awaited<ReturnType<typeof listIssued>>[number];

const COLONNES: readonly [tete: string, cell: (row: Issued, lu: ContenuFacture) => Cell][] = [
  ['Numéro', (row) => numeroOf(row)],
  ['Date d’émission', ({ dateEmission }) => jourOf(brusselsDay(dateEmission))],
  ['Date de paiement', (_, { date }) => jourOf(brusselsDay(date))],
  ['Acheteur', (_, { acheteur: { societe, prenom, nom } }) => societe?.nom ?? `${prenom} ${nom}`],
  ['Numéro de TVA', (_, { acheteur: { societe } }) => (societe ? tvaLisible(societe.tva) : '')],
  ['Commande', (_, { commande }) => commande],
  ['Produit', (_, { libelle }) => libelle],
  ['Moyen', (_, { moyen }) => majuscule(moyenFacture(moyen))],
  ['Référence du prestataire', ({ fournisseurId }) => fournisseurId],
];
const MONTANTS: readonly [tete: string, cell: (somme: Somme, taux: string) => Cell][] = [
  ['Hors TVA', ({ net }) => ({ cents: net })],
  ['Taux de TVA (%)', (_, taux) => taux],
  ['TVA', ({ tva }) => ({ cents: tva })],
  ['Total', ({ total }) => ({ cents: total })],
];

/** The export names buyers, so the journal notes it. */
export const exportComptable: Handler<'exportComptable'> = async (context) => {
  const { db, write, input, env } = context;
  const { mois } = input;
  await write(async () => ({
    journal: { objet: 'rapprochement', objet_id: null, avant: null, apres: { mois } },
  }));
  const contenu = linesOf(db, env, mois);
  return { nom: `factures-${mois}.csv`, type: 'text/csv', contenu };
};

/** Rows stream by hundreds, and the sums add up exactly those rows. */
async function* linesOf(db: Db, env: Environment, mois: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const sommes = new Map<number, Somme>();
  let annule = RIEN;
  yield encoder.encode(headOf([...COLONNES, ...MONTANTS].map(([tete]) => tete)));
  for await (const rows of pagesOf(db, mois)) {
    for (const row of rows) {
      addTo(sommes, row);
      if (row.avantCapture === 1) annule = plus(annule, sommeOf(row));
    }
    const lignes = await Promise.all(rows.map((row) => cellsOf(db, row, env)));
    yield encoder.encode(lignes.map(rowOf).join(''));
  }
  const totaux = [
    ...byTaux(sommes).map(([taux, somme]) =>
      totalRow(`Total à ${tauxOf(taux)} %`, tauxOf(taux), somme),
    ),
    totalRow('Total', '', totalOf(sommes)),
    ...(annule.total === 0 ? [] : [totalRow('Dont annulé avant encaissement', '', annule)]),
  ];
  yield encoder.encode(totaux.join(''));
}

async function* pagesOf(db: Db, mois: string): AsyncGenerator<Issued[]> {
  const annee = Number(mois.slice(0, 4));
  const { from, to } = bornesOf(mois);
  for (const serie of ['F', 'NC'] as const) {
    const bornes = await bornesOfSerie(db, serie, { from, to });
    if (!bornes) continue;
    const { premier, dernier: a } = bornes;
    for (let de = premier; de <= a;) {
      const rows = await listIssued(db, { serie, annee, de, a }, AT_A_TIME);
      const last = rows.at(-1);
      if (!last) break;
      // Two issued around midnight may have their numbers the other way round.
      yield rows.filter(({ dateEmission }) => dateEmission >= from && dateEmission < to);
      de = last.numero + 1;
    }
  }
}

const tauxOf = (taux: number) => `${taux / 100}`.replace('.', ',');

const montants = (somme: Somme, taux: string) => MONTANTS.map(([, cell]) => cell(somme, taux));

const totalRow = (nom: string, taux: string, somme: Somme) =>
  rowOf([nom, ...COLONNES.slice(1).map(() => ''), ...montants(somme, taux)]);

async function cellsOf(db: Db, row: Issued, env: Environment): Promise<Cell[]> {
  const lu = await contenuOfFacture(db, env, row);
  return [
    ...COLONNES.map(([, cell]) => cell(row, lu)),
    ...montants(sommeOf(row), tauxOf(row.taux)),
  ];
}
