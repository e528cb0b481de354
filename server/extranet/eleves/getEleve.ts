import { isOffert, listProduitsADonner } from '../../eleve/acces/index.ts';
import { listSessionsOuvertes } from '../../eleve/compte/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listMailsEtat } from '../../socle/mail/mail.queries.ts';
import { eleveEntier } from './eleveEntier.ts';
import { eleveOf, nomOf } from './eleveOf.ts';

const MOST_MAILS = 50;

export const getEleve: Handler<'getEleve'> = async ({ db, input, now, env }) => {
  const eleve = await eleveOf(db, input.id);
  const [entier, produits, mails, sessions] = await Promise.all([
    eleveEntier(db, eleve, now),
    listProduitsADonner(db),
    listMailsEtat(db, eleve.id, MOST_MAILS),
    listSessionsOuvertes(db, eleve.id, now),
  ]);
  return {
    eleve: entier,
    produits: produits.map((produit) => ({
      ...produit,
      offert: isOffert(produit.type, env) ? 1 : 0,
    })),
    mails,
    sessions,
    message: `${nomOf(eleve)}.`,
  };
};
