import { CONSTATS, type NomDeConstat } from '../../../regles/sentinelle.ts';
import type { Letter } from '../../../regles/lettres.ts';
import { SERIE } from '../../../droit/epreuve.ts';
import type { Db } from '../../socle/db/database.ts';
import { idsOf } from '../../socle/db/idsOf.ts';
import { empreinteOf } from '../../socle/texte/empreinte.ts';
import { listReperes } from '../../eleve/questions/index.ts';
import { listListesById, listSeries } from '../../eleve/series/index.ts';
import {
  type BilanDeVersion,
  bilansParVersion,
  listDecomptesDeSeries,
} from '../../eleve/statistiques/index.ts';
import { listConstatsRegles } from './constats.queries.ts';
import { compareSeries, type SerieComparee } from './series.ts';

export interface ConstatDuJour {
  id: string;
  constat: NomDeConstat;
  version_id: number | null;
  theme_id: number | null;
  lettre: Letter | null;
  part: number | null;
  libelle: string;
  bilan: BilanDeVersion | null;
  serie: SerieComparee | null;
  /** Fingerprint of the series' questions. */
  empreinte: string | null;
  regle: { id: number; admin_id: number; dateCreation: string } | null;
}

/** All of them, settled ones too, the most pressing first. */
export async function listConstats(db: Db): Promise<ConstatDuJour[]> {
  const regles = new Map(
    (await listConstatsRegles(db)).map((regle) => [keyOf(regle), regle] as const),
  );
  const tous = [...(await ofQuestions(db)), ...(await ofSeries(db))];
  return tous
    .map(({ ...constat }) => ({ ...constat, regle: regles.get(keyOf(constat)) ?? null }))
    .toSorted(
      (one, other) =>
        CONSTATS.indexOf(one.constat) - CONSTATS.indexOf(other.constat) ||
        (other.part ?? 0) - (one.part ?? 0),
    );
}

type Cle = Pick<ConstatDuJour, 'constat' | 'version_id' | 'theme_id' | 'empreinte'>;

/** A version's letters are judged together. */
const keyOf = ({ constat, version_id, theme_id, empreinte }: Cle) =>
  [constat, version_id, theme_id, empreinte].join(' ');

type SansRegle = Omit<ConstatDuJour, 'regle'>;

async function ofQuestions(db: Db): Promise<SansRegle[]> {
  const bilans = await bilansParVersion(db);
  return (await listReperes(db)).flatMap((repere) =>
    [repere, repere.suivante].flatMap((forme) => {
      const bilan = forme && bilans.get(forme.version_id);
      if (!bilan) return [];
      return bilan.soupcons.map(({ constat, lettre, part }) => ({
        constat,
        lettre,
        part,
        libelle: forme.libelle,
        bilan,
        version_id: forme.version_id,
        id: [forme.version_id, constat, lettre].join(' '),
        theme_id: null,
        serie: null,
        empreinte: null,
      }));
    }),
  );
}

async function ofSeries(db: Db): Promise<SansRegle[]> {
  const { libelles, listes, comparees } = await seriesComparees(db);
  return [...comparees.values()]
    .filter(({ inegale }) => inegale)
    .map((serie) => ({
      id: `serie ${serie.theme_id}`,
      constat: 'inegale',
      theme_id: serie.theme_id,
      serie,
      libelle: libelles.get(serie.theme_id)!,
      empreinte: empreinteOf([listes.get(serie.theme_id)!]),
      version_id: null,
      lettre: null,
      part: null,
      bilan: null,
    }));
}

/** By series, those of fifty questions that somebody has finished. */
export async function seriesComparees(db: Db) {
  const series = await listSeries(db);
  const libelles = new Map(series.map(({ id, libelle }) => [id, libelle]));
  const listes = await listListesById(db, [...libelles.keys()]);
  const rows = (await listDecomptesDeSeries(db)).filter(
    ({ theme_id }) => idsOf(listes.get(theme_id) ?? '').length === SERIE,
  );
  const comparees = new Map(compareSeries(rows).map((each) => [each.theme_id, each]));
  return { libelles, listes, comparees };
}
