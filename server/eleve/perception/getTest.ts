import { isTestReussi, TEST } from '../../../regles/perception.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { conflict } from '../../socle/refus/refus.ts';
import { listParties, ownSeance, ownTest, revueDe } from './perception.queries.ts';

export const getTest: Handler<'getTest'> = async ({ db, input, now }) => {
  const seance = await ownSeance(db, input.seance, now);
  const test = await ownTest(db, seance, input.test_id);
  const { regle, points, dateFin } = test;
  if (dateFin === null || points === null) throw conflict('Ce test n’est pas fini.');
  const parties = (await listParties(db, test)).filter(({ verdict }) => verdict !== null);
  const revues = parties.map((partie) => ({ partie_id: partie.id, ...revueDe(partie) }));
  const manques = revues.flatMap(({ risques }) => risques.filter(({ vu }) => vu === 0));
  const sur = TEST.risques;
  return {
    regle,
    points,
    sur,
    reussi: flagOf(isTestReussi({ points, sur })),
    dateFin,
    revues,
    aRevoir: [...new Set(manques.map(({ signe }) => signe))],
  };
};
