import { combien } from '../../../regles/ecriture.ts';
import { listPaiements } from '../../argent/paiement/index.ts';
import { listProduitsADonner } from '../../eleve/acces/index.ts';
import { listSessionsOuvertes } from '../../eleve/compte/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listMailsEtat } from '../../socle/mail/mail.queries.ts';
import { openRegistre } from '../../socle/securite/registre.ts';
import { eleveEntier, eleveOf, ligneOf, nomOfEleve } from './eleveOf.ts';

const MOST_MAILS = 50;

export const getEleve: Handler<'getEleve'> = async ({ db, input, now }) => {
  const eleve = await eleveOf(db, input.id);
  const [entier, produits, mails, sessions] = await Promise.all([
    eleveEntier(db, eleve, now),
    listProduitsADonner(db),
    listMailsEtat(db, eleve.id, MOST_MAILS),
    listSessionsOuvertes(db, eleve.id, now),
  ]);
  return {
    eleve: entier,
    produits,
    mails,
    sessions,
    message: `${nomOfEleve(eleve)}.`,
  };
};

export const getPaiementsExtranet: Handler<'getPaiementsExtranet'> = async ({ db, input }) => {
  const { id } = await eleveOf(db, input.id);
  const paiements = await listPaiements(db, id);
  return { paiements, message: `${combien(paiements.length, 'paiement')}.` };
};

export const getRegistre: Handler<'getRegistre'> = async ({ trx, input, env }) => {
  const eleve = await eleveOf(trx, input.id);
  const registreNational = openRegistre(env, eleve.registreNational);
  const ferme = registreNational === null && eleve.registreNational !== null;
  return {
    registreNational,
    message: ferme
      ? 'Ce numéro a été scellé avec une autre clé et ne se lit plus\u00a0: ressaisissez-le.'
      : 'Cette lecture est notée dans le journal.',
    journal: ligneOf(eleve.id),
  };
};
