import { flagOf } from '../../socle/http/flagOf.ts';
import { isPerime, listAccesDonnes } from '../../eleve/acces/index.ts';
import { isUsable } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { eleveOf } from './eleveOf.ts';
import { versionOf } from './fiche.ts';

/** A learner as staff see one, with the accesses. */
export async function eleveEntier(db: Db, eleve: Awaited<ReturnType<typeof eleveOf>>, now: Date) {
  const acces = await listAccesDonnes(db, eleve.id);
  return {
    ...eleve,
    version: versionOf(eleve, now),
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
  };
}
