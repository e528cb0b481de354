import type { calls } from '../../contract/index.ts';
import { isPerime, listAccesDonnes, listProduitsADonner } from '../acces/acces.queries.ts';
import { isUsable, listSessionsOuvertes } from '../compte/eleves.queries.ts';
import type { Handler } from '../kernel/mount.ts';
import { listMailsEtat } from '../mail/mail.queries.ts';
import { eleveOf, nomOf } from './eleveOf.ts';

const MOST_MAILS = 50;

const flagOf = (is: boolean) => (is ? (1 as const) : (0 as const));

export const getEleve: Handler<(typeof calls)['getEleve']> = async ({ db, input, now }) => {
  const eleve = await eleveOf(db, input.id);
  const [acces, produits, mails, sessions] = await Promise.all([
    listAccesDonnes(db, eleve.id),
    listProduitsADonner(db),
    listMailsEtat(db, eleve.id, MOST_MAILS),
    listSessionsOuvertes(db, eleve.id, now),
  ]);
  return {
    eleve: {
      ...eleve,
      avecRegistre: flagOf(eleve.registreNational !== null),
      contratSigne: flagOf(eleve.contratSigne === 1),
      newsletter: flagOf(eleve.newsletter === 1),
      confirme: flagOf(eleve.dateVerification !== null),
      avecMotDePasse: flagOf(isUsable(eleve.motDePasse)),
      acces: acces.map((each) => ({
        ...each,
        actif: flagOf(each.actif === 1),
        isPerime: flagOf(isPerime(each.datePerime, now)),
      })),
    },
    produits,
    mails,
    sessions,
    message: `${nomOf(eleve)}.`,
  };
};
