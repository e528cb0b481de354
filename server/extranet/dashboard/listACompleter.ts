import type { OutputOf } from '../../../contract/index.ts';
import type { Installation } from '../../eleve/acces/index.ts';
import type { Db } from '../../socle/db/database.ts';
import { listChapitresAVoir, listModulesAVoir } from '../../eleve/cours/index.ts';
import { listProduitsACompleter } from '../acces/index.ts';
import { listSeriesAVoir } from '../../eleve/series/index.ts';
import { manqueALaSerie, manqueAuChapitre, manqueAuModule } from './manques.ts';

type ACompleter = NonNullable<OutputOf<'getDashboard'>['aCompleter']>[number];

/** So many of each kind are told; the figure counts all. */
const TOLD = 20;

export async function listACompleter(db: Db, env: Installation) {
  const [series, modules, chapitres, produits] = await Promise.all([
    listSeriesAVoir(db).then((rows) => withManque('serie', rows, manqueALaSerie)),
    listModulesAVoir(db).then((rows) => withManque('module', rows, manqueAuModule)),
    listChapitresAVoir(db).then((rows) => withManque('chapitre', rows, manqueAuChapitre)),
    listProduitsACompleter(db, env).then((rows) =>
      rows.map((row) => ({ nature: 'produit' as const, ...row })),
    ),
  ]);
  return {
    chiffres: [
      { cle: 'seriesACompleter' as const, nombre: series.length },
      { cle: 'modulesACompleter' as const, nombre: modules.length },
      { cle: 'chapitresACompleter' as const, nombre: chapitres.length },
      { cle: 'produitsACompleter' as const, nombre: produits.length },
    ],
    aCompleter: [series, modules, chapitres, produits].flatMap((some) => some.slice(0, TOLD)),
  };
}

function withManque<T extends { id: number; libelle: string }>(
  nature: ACompleter['nature'],
  rows: T[],
  manqueA: (row: T) => string | null,
): ACompleter[] {
  return rows.flatMap((row) => {
    const manque = manqueA(row);
    return manque === null ? [] : [{ nature, id: row.id, libelle: row.libelle, manque }];
  });
}
