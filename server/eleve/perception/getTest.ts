import { TEST } from '../../../regles/perception.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict } from '../../socle/refus/refus.ts';
import { listParties, ownSeance, ownTest, revueDe } from './perception.queries.ts';

export const isTestReussi = (points: number): boolean => points >= TEST.seuil;

export const getTest: Handler<'getTest'> = async ({ db, input, now }) => {
  const seance = await ownSeance(db, input.seance, now);
  const test = await ownTest(db, seance, input.test_id);
  const { regle, points, dateFin } = test;
  if (dateFin === null || points === null) throw conflict('Ce test n’est pas fini.');
  const parties = (await listParties(db, test)).filter(({ verdict }) => verdict !== null);
  const revues = parties.map((partie) => ({ partie_id: partie.id, ...revueDe(partie) }));
  const manques = revues.flatMap(({ risques, choix }) =>
    risques.filter(({ titre, trouve }) => !trouve && !choix.some((c) => isCoche(c, titre))),
  );
  return {
    regle,
    points,
    sur: TEST.risques,
    reussi: flagOf(isTestReussi(points)),
    dateFin,
    revues,
    aRevoir: [...new Set(manques.map(({ signe }) => signe))],
  };
};

const isCoche = ({ libelle, coche }: { libelle: string; coche: 0 | 1 }, titre: string): boolean =>
  coche === 1 && libelle === titre;
