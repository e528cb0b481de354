import { tvaContenue } from '../../../../regles/tva.ts';
import type { Handler } from '../../../socle/http/mount.ts';
import { moinsOf } from '../../remises/index.ts';
import { wantAchetable } from './wantAchetable.ts';
import { tryRemise } from './remiseDeCommande.ts';

export const checkRemise: Handler<'checkRemise'> = async (context) => {
  const { db, essais, eleve, input, now } = context;
  const { acces: acces_id, bought: renouvellement, remise: code } = input;
  const commande = { eleve_id: eleve.id, acces_id, renouvellement };
  const { produit, prix: plein } = await wantAchetable(db, commande, now);
  const { lue } = (await tryRemise(essais, { ...commande, code }, now))!;
  const moins = moinsOf(lue, plein);
  const prix = plein - moins;
  return { code: lue.code, prix, tva: tvaContenue(prix, produit.taux), moins };
};
