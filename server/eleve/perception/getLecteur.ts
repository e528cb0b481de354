import { lieuDuClip } from '../../../films/equilibre.ts';
import { INDICES } from '../../../films/indices.ts';
import { isTestReussi, TEST } from '../../../regles/perception.ts';
import { flagOf } from '../../socle/http/flagOf.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { sendAnnonces } from './annonces.ts';
import { type ClipLu, listClips } from './clips.ts';
import { duesOf, indicesOf, showIndices } from './indices.ts';
import { listLecons } from './lecons.ts';
import { progresOf } from './progres.ts';
import {
  listFinies,
  listParties,
  listPremieres,
  listTests,
  ownSeance,
  type PartieGardee,
  type TestBlanc,
} from './perception.queries.ts';

export const getLecteur: Handler<'getLecteur'> = async (context) => {
  const { db, input, now } = context;
  const seance = await ownSeance(db, input.seance, now);
  await sendAnnonces(context, seance);
  const [clips, lecons, finies, tests] = [
    await listClips(db),
    await listLecons(db),
    await listFinies(db, seance),
    await listTests(db, seance),
  ];
  const parClip = new Map<string, PartieGardee[]>();
  for (const partie of finies)
    parClip.set(partie.clip, [...(parClip.get(partie.clip) ?? []), partie]);
  const etats = indicesOf(finies);
  // A clip that has faults is not loaded.
  const isLa = (ref: string): boolean => clips.some((clip) => clip.ref === ref);
  const ouvert = tests.find(({ dateFin }) => dateFin === null);
  return {
    dateFin: seance.dateFin,
    retour: seance.retour,
    lecons: lecons.map((lecon) => ({ ...lecon, clips: lecon.clips.filter(isLa) })),
    clips: clips.map(({ ref, titre, clip, difficulte }) => {
      const vues = parClip.get(ref) ?? [];
      const derniere = vues.at(-1);
      return {
        clip: ref,
        titre,
        duree: clip.durée,
        difficulte,
        lieu: lieuDuClip(clip),
        temps: clip.lumière ?? clip.temps,
        vues: vues.length,
        points: derniere?.points ?? null,
        sur: derniere?.sur ?? null,
      };
    }),
    indices: showIndices(etats, progresOf(await listPremieres(db, seance)), now),
    conseil: conseilOf(
      clips,
      lecons.flatMap((lecon) => lecon.clips),
      {
        parClip,
        dues: duesOf(etats, now),
        rate: isRate(tests),
      },
    ),
    test: ouvert
      ? {
          test_id: ouvert.id,
          regle: ouvert.regle,
          faits: (await listParties(db, ouvert)).filter(({ verdict }) => verdict !== null).length,
          nombre: TEST.clips,
        }
      : null,
    tests: tests.flatMap(({ id, regle, points, dateFin }) =>
      dateFin === null || points === null
        ? []
        : [
            {
              test_id: id,
              regle,
              points,
              sur: TEST.risques,
              reussi: flagOf(isTestReussi({ points, sur: TEST.risques })),
              dateFin,
            },
          ],
    ),
  };
};

/** Trainings before a test makes sense. */
const AVANT_UN_TEST = 5;

/** A failed test asks for trainings before the next. */
function isRate(tests: readonly TestBlanc[]): boolean {
  const dernier = tests.find(({ points }) => points !== null);
  return dernier !== undefined && !isTestReussi({ points: dernier.points!, sur: TEST.risques });
}

interface Vecu {
  parClip: ReadonlyMap<string, readonly PartieGardee[]>;
  dues: readonly (keyof typeof INDICES)[];
  rate: boolean;
}

/** A cue that is due, where one has seen least; then the course; then new streets; then a test. */
function conseilOf(
  clips: readonly ClipLu[],
  cours: readonly string[],
  { parClip, dues, rate }: Vecu,
) {
  const vues = ({ ref }: ClipLu): number => parClip.get(ref)?.length ?? 0;
  const rang = ({ ref, difficulte }: ClipLu): number =>
    cours.includes(ref) ? cours.indexOf(ref) : cours.length + difficulte;
  const rangees = clips.toSorted((un, autre) => vues(un) - vues(autre) || rang(un) - rang(autre));
  const rues = dues.flatMap((indice) => {
    const rue = rangees.find(({ clip }) => clip.risques.some((risque) => risque.indice === indice));
    return rue ? [{ indice, rue }] : [];
  });
  const due = rues.find(({ rue }) => vues(rue) === 0) ?? rues[0];
  if (due) return { quoi: 'indice' as const, clip: due.rue.ref, libelle: INDICES[due.indice] };
  const neuve = rangees.find((clip) => vues(clip) === 0);
  if (neuve && (cours.includes(neuve.ref) || rate || parClip.size < AVANT_UN_TEST))
    return { quoi: 'clip' as const, clip: neuve.ref };
  return { quoi: 'test' as const };
}
