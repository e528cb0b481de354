import { flagOf } from '../../socle/http/flagOf.ts';
import { listAccesDonnesDe } from '../../eleve/acces/index.ts';
import { listEleves } from '../../eleve/compte/index.ts';
import type { Db } from '../../socle/db/database.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { PAR_PAGE, rangeesOf } from '../../socle/texte/rangees.ts';
import { listVoulus } from './voulus.ts';

export const getEleves: Handler<'getEleves'> = async ({ db, input, now }) => {
  const { page, ...voulu } = input;
  const found = await listVoulus(db, voulu, now);
  const start = (page - 1) * PAR_PAGE;
  const ids = found.slice(start, start + PAR_PAGE).map(({ id }) => id);
  const data = await lignesOf(db, ids, now);
  const total = found.length;
  const message = total === 1 ? '1 élève.' : `${total} élèves.`;
  return { eleves: rangeesOf(data, page, total), message };
};

async function lignesOf(db: Db, ids: number[], now: Date) {
  const [eleves, acces] = await Promise.all([listEleves(db, ids), listAccesDonnesDe(db, ids, now)]);
  const parEleve = Map.groupBy(acces, ({ eleve_id }) => eleve_id);
  return eleves.map((eleve) => ({
    ...eleve,
    confirme: flagOf(eleve.dateVerification !== null),
    acces: parEleve.get(eleve.id) ?? [],
  }));
}
