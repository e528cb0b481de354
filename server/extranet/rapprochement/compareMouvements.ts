import { FICHES } from '../../../regles/fournisseurs/index.ts';
import { betweenRequests } from '../../socle/http/betweenRequests.ts';
import { bornesOf } from '../../socle/texte/jours.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { Refus, champFaux } from '../../socle/refus/refus.ts';
import { recetteDe } from '../../argent/paiement/index.ts';
import { compareReleve, compareService } from './comparaison.ts';
import { keepEcarts, notePassage } from './ecarts.writes.ts';
import { readReleve } from './readReleve.ts';

const FAUTES = 50;
const RIEN = { fautes: [], autres: 0, doublons: 0 };

export const compareMouvements: Handler<'compareMouvements'> = async (context) => {
  const { db, write, essais, input, env, now, log, avance } = context;
  const { moyen, periode } = input;
  const source = input.releve === null ? ('service' as const) : ('releve' as const);
  const { releve: texte } = input;
  const releve = texte === null ? RIEN : await betweenRequests(() => readReleve(moyen, texte));
  if (typeof releve === 'string') throw champFaux('releve', releve);
  const bornes = bornesOf(periode);
  const comparaison = await ('mouvements' in releve
    ? compareReleve(db, moyen, bornes, releve)
    : compareService({ db, env, log, avance }, moyen, bornes, now).catch(async (cause: unknown) => {
        // A failed request only records its attempt.
        if (cause instanceof Refus && cause.status === 503) {
          const erreur = `${FICHES[moyen].nom} n’a pas répondu.`;
          const passage = { moyen, periode, source, dateFait: null, erreur, ecarts: null };
          await essais.write((trx) => notePassage(trx, passage, now));
        }
        throw cause;
      }));
  const { ecarts, eux, nous, lignes, dehors } = comparaison;
  const dateFait = now.toISOString();
  const passage = { moyen, periode, source, dateFait, erreur: null, ecarts: ecarts.length };
  const kept = await write(async (trx) => {
    const told = await keepEcarts(trx, moyen, comparaison, now);
    await notePassage(trx, passage, now);
    const apres = { moyen: FICHES[moyen].nom, periode, source, ecarts: ecarts.length };
    return { ...told, journal: { objet: 'rapprochement', objet_id: null, avant: null, apres } };
  });
  const { journal: _, ...comptes } = kept;
  const { fautes, autres, doublons } = releve;
  return {
    message: messageOf(ecarts.length, fautes.length),
    eux,
    nous,
    recette: periode.length === 7 ? await recetteDe(db, periode, moyen) : null,
    lignes,
    dehors: source === 'service' ? 0 : dehors,
    autres,
    doublons,
    fautes: fautes.slice(0, FAUTES),
    autresFautes: Math.max(0, fautes.length - FAUTES),
    ecarts: ecarts.length,
    ...comptes,
  };
};

function messageOf(ecarts: number, fautes: number): string {
  const said =
    ecarts === 0 ? 'Aucun écart.' : ecarts === 1 ? '1 écart trouvé.' : `${ecarts} écarts trouvés.`;
  if (fautes === 0) return said;
  const lines =
    fautes === 1 ? '1 ligne n’est pas comprise' : `${fautes} lignes ne sont pas comprises`;
  return `${said} ${lines}\u00a0: ce qui manque au relevé n’est donc pas compté comme un écart.`;
}
