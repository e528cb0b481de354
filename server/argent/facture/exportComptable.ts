import { majuscule } from '../../../regles/ecriture.ts';
import { tvaLisible } from '../../../regles/achat.ts';
import type { Db } from '../../socle/db/database.ts';
import { type Cell, headOf, jourOf, rowOf } from '../../socle/texte/csv.ts';
import type { Environment } from '../../socle/config/environment.ts';
import { bornesOf, brusselsDay } from '../../socle/texte/jours.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { moyenFacture } from './contenu.ts';
import { contenuOf, bornesOfSerie, listIssued, numeroOf } from './facture.queries.ts';
import { RIEN, type Somme, addTo, byTaux, plus, sommeOf, totalOf } from './sommes.ts';

const AT_A_TIME = 200;
const TETE = [
  'Numéro',
  'Date d’émission',
  'Date de paiement',
  'Acheteur',
  'Numéro de TVA',
  'Commande',
  'Produit',
  'Moyen',
  'Référence du prestataire',
  'Hors TVA',
  'Taux de TVA (%)',
  'TVA',
  'Total',
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

type Issued = Awaited<ReturnType<typeof listIssued>>[number];

/** Rows stream by hundreds, and the sums add up exactly those rows. */
async function* linesOf(db: Db, env: Environment, mois: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const sommes = new Map<number, Somme>();
  let annule = RIEN;
  yield encoder.encode(headOf(TETE));
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

const montants = ({ net, tva, total }: Somme, taux: string): Cell[] => [
  { cents: net },
  taux,
  { cents: tva },
  { cents: total },
];

const totalRow = (nom: string, taux: string, somme: Somme) =>
  rowOf([nom, ...Array.from({ length: 8 }, () => ''), ...montants(somme, taux)]);

async function cellsOf(db: Db, row: Issued, env: Environment): Promise<Cell[]> {
  const { acheteur, commande, libelle, moyen, date } = await contenuOf(db, env, row);
  const { societe, prenom, nom } = acheteur;
  return [
    numeroOf(row),
    jourOf(brusselsDay(row.dateEmission)),
    jourOf(brusselsDay(date)),
    societe?.nom ?? `${prenom} ${nom}`,
    societe ? tvaLisible(societe.tva) : '',
    commande,
    libelle,
    majuscule(moyenFacture(moyen)),
    row.fournisseurId,
    ...montants(sommeOf(row), tauxOf(row.taux)),
  ];
}
