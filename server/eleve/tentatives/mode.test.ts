import { expect, test } from 'vitest';
import type { Mode } from '../../../regles/mode.ts';
import { isDoublon } from '../../socle/db/doublon.ts';
import { openSchoolForFile } from '../../testing/school.ts';
import { begin, type Regles, type Tentative } from './index.ts';

const school = await openSchoolForFile();

const COLUMNS = {
  serie: { theme_id: 1, libelle: 'Série 1' },
  dizaine: { cible: 'erreurs' },
  examen: { departs: '.......', passees: 0, chrono: 1, voix: 1, arret: 0, regle: null },
} satisfies { [M in Mode]: Partial<Tentative<M>> };

test.each(Object.entries(COLUMNS))('an attempt of mode %s is stored', async (mode, columns) => {
  const { id: acces_user_id, eleve_id } = await school.database.read
    .selectFrom('accesUser')
    .select(['id', 'eleve_id'])
    .executeTakeFirstOrThrow();
  const { id } = await school.database.read
    .selectFrom('question')
    .select('id')
    .executeTakeFirstOrThrow();
  const regles = { mode, limites: { nom: mode, heure: 9, jour: 9 } } as Regles<Mode>;
  const qui = { eleve: { id: eleve_id, examenLe: null }, now: school.now() };
  const begun = { acces_user_id, ids: [id], rien: '', memoire: new Map(), columns };
  const open = () => school.database.write((trx) => begin(trx, regles, qui, begun));
  const stored = await open().catch(
    () => 'a mode has its columns in the check of table tentative: a migration',
  );
  expect(stored).toMatchObject({ mode, dateFin: null });
  const twice = await open().catch(isDoublon);
  expect(twice, `mode ${mode} has its index tentative_one_…: a migration`).toBe(true);
});
