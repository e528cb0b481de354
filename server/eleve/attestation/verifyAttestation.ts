import { motsOf } from '../../../regles/recherche.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { introuvable } from '../../socle/refus/refus.ts';
import {
  type Networks,
  byNetwork,
  takeTry,
  refuseReached,
  withLimits,
} from '../../socle/securite/rateLimit.ts';
import { clotureOf, etatOfAttestation, findByCode, numeroOf } from './attestation.queries.ts';
import { openContenu } from './contenu.ts';

const A_QUARTER = 900;
const A_DAY = 86_400;

/** Only unknown codes count, since exam centres check a hundred valid ones a day. */
const limitesDeCode = (address: Networks) => byNetwork('attestation', address, 20, A_QUARTER);

/** A lookup of a valid code writes nothing, since mail filters and browsers prefetch links. */
export const verifyAttestation: Handler<'verifyAttestation'> = async (context) => {
  const { db, input, essais, address, now } = context;
  const limites = limitesDeCode(address);
  await refuseReached(db, limites, now);
  const found = await findByCode(db, input.code);
  if (!found) {
    await takeTry(essais, limites, now);
    return { etat: 'inconnue', attestation: null };
  }
  const etat = etatOfAttestation(found);
  return {
    etat: etat === 'valable' ? 'authentique' : etat,
    attestation: { ...found, numero: numeroOf(found), dateCloture: clotureOf(found) },
  };
};

/** Somebody who holds the paper and the identity card needs two tries at most. */
const limitesDeNom = (id: number, address: Networks) => [
  ...byNetwork('comparaison', address, 10, A_QUARTER),
  { cle: `comparaison ${id}`, most: 50, seconds: A_DAY },
];

export const compareAttestation: Handler<'compareAttestation'> = async (context) => {
  const { db, input, essais, address, env, now } = context;
  const parCode = limitesDeCode(address);
  await refuseReached(db, parCode, now);
  const found = await findByCode(db, input.code);
  if (!found) await takeTry(essais, parCode, now);
  if (!found?.contenu) throw introuvable('Cette attestation ne dit plus, ou pas, à qui elle est.');
  const { prenom, nom, dateNaissance } = openContenu(env, found.contenu);
  const oui = dateNaissance === input.dateNaissance && memeNom(`${prenom} ${nom}`, input.nom);
  // The try is counted before the response, so that concurrent requests share the limit.
  const limites = limitesDeNom(found.id, address);
  const told = await withLimits(essais, limites, now, async () => oui || undefined);
  return { oui: told ? 1 : 0 };
};

const memeNom = (one: string, other: string) => lettresOf(one) === lettresOf(other);
const lettresOf = (nom: string) => motsOf(nom).toSorted().join(' ');
