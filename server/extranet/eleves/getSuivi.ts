import type { TypeAcces } from '../../../regles/produit.ts';
import { listAccesDonnes } from '../../eleve/acces/index.ts';
import { listAvancements } from '../../eleve/cours/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { listFinis } from '../../eleve/examen/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { listProgres } from '../../eleve/perception/index.ts';
import { listVersionsById } from '../../eleve/questions/index.ts';
import { avancementOfSerie, listThemes } from '../../eleve/series/index.ts';
import { isTermine, listTentatives } from '../../eleve/tentatives/index.ts';
import { listExercices } from '../../eleve/tpr/index.ts';
import { eleveOf } from './eleveOf.ts';
import { faiblessesOf } from './faiblesses.ts';

const SHOWN = 10;
/** Attempts; older mistakes are no longer typical. */
const LOOKED_AT = 20;

export const getSuivi: Handler<'getSuivi'> = async ({ db, input }) => {
  const { id } = await eleveOf(db, input.id);
  const donnes = await listAccesDonnes(db, id);
  const ofType = (wanted: TypeAcces) => donnes.filter(({ type }) => type === wanted);
  const acces = ofType('QT');
  const series = await Promise.all(
    acces.map(async ({ acces_id, acces_user_id, libelle }) => {
      const themes = await listThemes(db, { acces_id, acces_user_id });
      return {
        acces_user_id,
        libelle,
        themes: themes.map(({ id: theme_id, libelle: nom, questionnaires: [last] }) => ({
          id: theme_id,
          libelle: nom,
          ...avancementOfSerie(last),
        })),
      };
    }),
  );
  const ids = acces.map(({ acces_user_id }) => acces_user_id);
  const tentatives = await listTentatives(db, 'serie', ids, LOOKED_AT + SHOWN);
  return {
    series,
    cours: await coursOf(db, ofType('EL')),
    exercices: await exercicesOf(db, ofType('EX')),
    tentatives: tentatives.slice(0, SHOWN).map(({ versions, ...tentative }) => ({
      ...tentative,
      isTermine: isTermine(tentative),
      nombre: idsOf(versions).length,
    })),
    examens: await listFinis(db, ids, SHOWN),
    faiblesses: faiblessesOf(await poseesOf(db, tentatives)),
    message: 'Suivi à jour.',
  };
};

async function coursOf(db: Db, acces: Awaited<ReturnType<typeof listAccesDonnes>>) {
  const avancements = await listAvancements(db, acces);
  return avancements.map((avancement, at) => ({ ...avancement, libelle: acces[at]!.libelle }));
}

async function exercicesOf(db: Db, acces: Awaited<ReturnType<typeof listAccesDonnes>>) {
  const ids = acces.map(({ acces_user_id }) => acces_user_id);
  const listes = await listExercices(db, ids);
  return Promise.all(
    listes.map(async (liste, at) => ({
      ...liste,
      libelle: acces[at]!.libelle,
      progres: await listProgres(db, liste.acces_user_id),
    })),
  );
}

async function poseesOf(db: Db, tentatives: Awaited<ReturnType<typeof listTentatives<'serie'>>>) {
  const finies = tentatives.filter(({ dateFin }) => dateFin !== null).slice(0, LOOKED_AT);
  const ids = finies.flatMap((tentative) => idsOf(tentative.versions));
  const versions = await listVersionsById(db, ids);
  return finies.flatMap((tentative) =>
    idsOf(tentative.versions).map((version_id, key) => {
      const { idArticleLois, correcte } = versions.get(version_id)!;
      return { idArticleLois, juste: tentative.reponses[key] === correcte };
    }),
  );
}
