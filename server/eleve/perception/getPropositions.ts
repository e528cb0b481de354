import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import { contexteOf, showPropositions } from './finir.ts';
import { ownPartie, ownSeance } from './perception.queries.ts';
import { arretsOf, suitesOf } from './propositions.ts';

export const getPropositions: Handler<'getPropositions'> = async ({ db, input, now, env }) => {
  const seance = await ownSeance(db, input.seance, now);
  const partie = await ownPartie(db, seance, input.partie_id);
  const { clip, tous, cle } = await contexteOf(db, env, partie);
  const arret = partie.forme === 'predit' ? arretsOf(clip, cle)[input.arret] : undefined;
  if (!arret) throw introuvable('Cette vidéo ne s’arrête pas là.');
  return { propositions: showPropositions(suitesOf(clip, tous, arret, cle)) };
};
