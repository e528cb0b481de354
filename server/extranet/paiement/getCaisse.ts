import { bornesOf } from '../../socle/texte/jours.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { rangeesOf } from '../../socle/texte/rangees.ts';
import {
  finDuRemboursement,
  listLignes,
  listRetractationsATraiter,
  moisOf,
  recetteDe,
} from '../../argent/paiement/index.ts';
import { attestationsEncore } from './livre.ts';
import { ligneOf, nomOf } from './ligneOf.ts';
import { trouver } from './trouver.ts';

const MOST_RETRACTATIONS = 50;

export const getCaisse: Handler<'getCaisse'> = async ({ db, input, now }) => {
  const { moyen, jour, page, etat, aRegler, recherche } = input;
  const mois = jour?.slice(0, 7) ?? input.mois;
  const deLaRecette = mois ?? moisOf(now);
  const asked = jour || mois;
  const periode = asked ? bornesOf(asked) : undefined;
  const voulu = { etat, type: moyen, periode, aRegler, recherche, page };
  const [found, recette, retractations] = await Promise.all([
    trouver(db, voulu),
    recetteDe(db, deLaRecette, moyen),
    listRetractationsATraiter(db, MOST_RETRACTATIONS),
  ]);
  const lignes = await listLignes(db, found.ids);
  const encore = await attestationsEncore(db, lignes);
  const paiements = lignes.map((ligne) => ligneOf(ligne, encore(ligne)));
  return {
    paiements: rangeesOf(paiements, page, found.total),
    plafonne: found.plafonne ? 1 : 0,
    tropDEleves: found.tropDEleves ? 1 : 0,
    retractations: retractations.map((each) => ({
      ...each,
      nom: nomOf(each),
      avant: finDuRemboursement(each.dateCreation),
      rendu: Math.max(0, each.montant - each.rembourse - each.retenu),
    })),
    recette,
    message: 'Paiements chargés.',
  };
};
