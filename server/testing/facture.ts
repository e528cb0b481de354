import type { ContenuFacture } from '../argent/facture/contenu.ts';
import { type AvoirAEmettre, issueAvoir, issueFacture } from '../argent/facture/facture.writes.ts';
import type { Database } from '../socle/db/database.ts';
import type { School } from './school.ts';

export const CONTENU: ContenuFacture = {
  acheteur: {
    prenom: 'Chloé',
    nom: 'Lejeune',
    rue: 'Rue de Fer 1',
    codePostal: '5000',
    localite: 'Namur',
    societe: null,
  },
  libelle: 'Théorie permis B',
  renouvellement: 0,
  prixPlein: 1499,
  remise: null,
  dureeValidite: 1,
  debut: null,
  fin: null,
  commande: 'P-0123456789ABCDEF',
  moyen: 'payzen',
  date: '2026-11-21T10:00:00.000Z',
  motif: null,
  corrige: null,
};

let nth = 0;

export async function addPaiement(school: School, eleve_id: number, montant = 1499) {
  const { id: acces_id } = await school.database.read
    .selectFrom('acces')
    .select('id')
    .orderBy('id')
    .executeTakeFirstOrThrow();
  const dateCreation = school.now().toISOString();
  const { id } = await school.database.write((trx) =>
    trx
      .insertInto('paiement')
      .values({
        eleve_id,
        acces_id,
        libelle: CONTENU.libelle,
        type: 'payzen',
        renouvellement: 0,
        montant,
        fournisseurId: `emise-${++nth}`,
        dateCreation,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return id;
}

interface AEmettre {
  paiement_id?: number;
  montant?: number;
  taux?: number;
  contenu?: Partial<ContenuFacture>;
  write?: Database['write'];
}

export async function emettre(school: School, eleve_id: number, more: AEmettre = {}) {
  const { montant = 1499, taux = 2100, contenu, write = school.database.write } = more;
  const paiement_id = more.paiement_id ?? (await addPaiement(school, eleve_id, montant));
  const facture = { paiement_id, eleve_id, montant, taux };
  const { env } = school.mounting;
  const where = { env, now: school.now() };
  const said = { ...CONTENU, prixPlein: montant, ...contenu };
  const issued = await write((trx) => issueFacture(trx, { ...facture, contenu: said }, where));
  return { ...issued, paiement_id };
}

export const rendre = (school: School, avoir: AvoirAEmettre) =>
  school.database.write((trx) =>
    issueAvoir(trx, avoir, { env: school.mounting.env, now: school.now() }),
  );
