import { describe, expect, test } from 'vitest';
import { getCap } from '../../../contract/eleve/cap.ts';
import { type SerieAFaire, type Series, type Situation, capOf } from './cap.ts';

const FIN = '2026-12-20T10:00:00.000Z';
const TOT = '2026-12-01T10:00:00.000Z';
const acces = { acces_id: 1, libelle: 'Théorie permis B', datePerime: FIN };

const une = (
  theme_id: number,
  etat: SerieAFaire['etat'],
  more: Partial<SerieAFaire> = {},
): SerieAFaire => ({
  theme_id,
  libelle: `Série ${theme_id}`,
  nombre: 50,
  etat,
  dateDebut: etat === 'nouvelle' ? null : '2026-11-20T10:00:00.000Z',
  dateFin: etat === 'réussie' || etat === 'ratée' ? '2026-11-20T11:00:00.000Z' : null,
  suite: etat === 'en cours' ? { question_id: 1005, numero: 5, faites: 4 } : null,
  ...more,
});
const REVUE = '2026-11-20T11:01:00.000Z';
const qt = (series: SerieAFaire[], more: Partial<Series> = {}): Situation => ({
  ...acces,
  type: 'QT',
  series,
  erreurs: { nombre: 0, dues: 0 },
  examen: null,
  derniere: null,
  ...more,
});
const ouvert = (dateDebut: string) => ({ dateDebut, passees: 12, nombre: 50 });
const chapitre = { module_id: 3, chapitre_id: 4, libelle: 'Les priorités', numero: 4 };
const el = (commence: 0 | 1 | null, more: object = {}): Situation => ({
  ...acces,
  acces_id: 2,
  libelle: 'Code en bref',
  type: 'EL',
  semaine: false,
  nbTermine: 0,
  nbChapitre: 9,
  suite: commence === null ? null : { ...chapitre, commence },
  ...more,
});
const ex = (datePerime: string | null): Situation => ({
  ...acces,
  acces_id: 3,
  libelle: 'Perception des risques',
  type: 'EX',
  datePerime,
});
const PAS_COMMENCE = { datePerime: null };

const TABLE: [quand: string, Situation[], mots: string][] = [
  ['no access', [], 'acheter'],
  ['a first series', [qt([une(1, 'nouvelle'), une(2, 'nouvelle')])], 'commencer Série 1'],
  ['one passed', [qt([une(1, 'réussie'), une(2, 'nouvelle')])], 'commencer Série 2'],
  ['one open', [qt([une(1, 'réussie'), une(2, 'en cours')])], 'reprendre Série 2, question 5'],
  [
    'two open: the later one',
    [qt([une(1, 'en cours', { dateDebut: '2026-11-21T10:00:00.000Z' }), une(2, 'en cours')])],
    'reprendre Série 1, question 5',
  ],
  [
    'open, and mistakes are due',
    [qt([une(1, 'en cours')], { erreurs: { nombre: 9, dues: 9 } })],
    'reprendre Série 1, question 5',
  ],
  [
    'mistakes are due: they come before what is new',
    [qt([une(1, 'réussie'), une(2, 'nouvelle')], { erreurs: { nombre: 9, dues: 4 } })],
    'erreurs 4',
  ],
  [
    'mistakes that come back later wait',
    [qt([une(1, 'réussie'), une(2, 'nouvelle')], { erreurs: { nombre: 9, dues: 0 } })],
    'commencer Série 2',
  ],
  [
    'just failed: all its mistakes, at once',
    [qt([une(1, 'ratée'), une(2, 'nouvelle')], { erreurs: { nombre: 6, dues: 0 } })],
    'erreurs 6',
  ],
  [
    'failed, and practised since',
    [
      qt([une(1, 'ratée'), une(2, 'nouvelle')], {
        erreurs: { nombre: 6, dues: 0 },
        derniere: REVUE,
      }),
    ],
    'commencer Série 2',
  ],
  [
    'failed, then another passed',
    [
      qt([une(1, 'ratée'), une(2, 'réussie', { dateFin: REVUE }), une(3, 'nouvelle')], {
        erreurs: { nombre: 6, dues: 0 },
      }),
    ],
    'commencer Série 3',
  ],
  [
    'all begun, one failed and practised',
    [qt([une(1, 'réussie'), une(2, 'ratée')], { derniere: REVUE })],
    'refaire Série 2',
  ],
  ['all passed', [qt([une(1, 'réussie'), une(2, 'réussie')])], 'examen'],
  [
    'all passed, and the latest mock exam',
    [qt([une(1, 'réussie')], { examen: 'réussi' })],
    'entrainer',
  ],
  [
    'all passed, and mistakes are due',
    [qt([une(1, 'réussie')], { erreurs: { nombre: 3, dues: 3 } })],
    'erreurs 3',
  ],
  [
    'a mock exam is open: before mistakes and what is new',
    [
      qt([une(1, 'réussie'), une(2, 'nouvelle')], {
        examen: ouvert('2026-11-20T09:00:00.000Z'),
        erreurs: { nombre: 3, dues: 3 },
      }),
    ],
    'examen ouvert, 12 sur 50',
  ],
  [
    'a mock exam is open, and a series that was begun before it',
    [qt([une(1, 'en cours')], { examen: ouvert('2026-11-20T10:30:00.000Z') })],
    'examen ouvert, 12 sur 50',
  ],
  [
    'a mock exam is open, and a series that was begun after it',
    [qt([une(1, 'en cours')], { examen: ouvert('2026-11-20T09:00:00.000Z') })],
    'reprendre Série 1, question 5',
  ],
  [
    'a series without a question',
    [qt([une(1, 'nouvelle', { nombre: 0 }), une(2, 'nouvelle')])],
    'commencer Série 2',
  ],
  ['a course', [el(0)], 'chapitre 4, 0'],
  [
    'a chapter half read comes before a new series',
    [qt([une(1, 'nouvelle')]), el(1)],
    'chapitre 4, 1',
  ],
  [
    'a chapter half read waits for an open series',
    [el(1), qt([une(1, 'en cours')])],
    'reprendre Série 1, question 5',
  ],
  [
    'a new series comes before a new chapter',
    [el(0), qt([une(1, 'nouvelle')])],
    'commencer Série 1',
  ],
  [
    'a course comes before series that are all passed',
    [qt([une(1, 'réussie')]), el(0)],
    'chapitre 4, 0',
  ],
  ['a finished course is nothing to do', [el(null)], 'rien'],
  [
    'a new learner learns first',
    [qt([une(1, 'nouvelle')], PAS_COMMENCE), el(0, PAS_COMMENCE)],
    'ouvrir Code en bref',
  ],
  [
    'an appointment, that lasts a week, is opened after the series',
    [el(0, { ...PAS_COMMENCE, semaine: true }), qt([une(1, 'nouvelle')], PAS_COMMENCE)],
    'ouvrir Théorie permis B',
  ],
  [
    'series that are not opened come after a course that is',
    [qt([une(1, 'nouvelle')], PAS_COMMENCE), el(0)],
    'chapitre 4, 0',
  ],
  ['exercises not opened', [ex(null), qt([une(1, 'réussie')])], 'ouvrir Perception des risques'],
  ['exercises alone', [ex(FIN)], 'exercice'],
  [
    'two accesses alike: the one that ends sooner',
    [qt([une(1, 'nouvelle')]), qt([une(2, 'nouvelle')], { datePerime: TOT })],
    'commencer Série 2',
  ],
];

function motsOf(situations: Situation[], perimes = false): string {
  const cap = capOf(situations, perimes);
  if (!cap) return 'rien';
  if (cap.quoi === 'reprendre') return `reprendre ${cap.libelle}, question ${cap.numero}`;
  if (cap.quoi === 'chapitre') return `chapitre ${cap.numero}, ${cap.commence}`;
  if (cap.quoi === 'erreurs') return `erreurs ${cap.nombre}`;
  if (cap.quoi === 'examen' && cap.ouvert)
    return `examen ouvert, ${cap.ouvert.passees} sur ${cap.ouvert.nombre}`;
  return 'libelle' in cap ? `${cap.quoi} ${cap.libelle}` : cap.quoi;
}

describe('what to do next', () => {
  test.each(TABLE)('%s', (_quand, situations, mots) => {
    expect(motsOf(situations)).toBe(mots);
  });
  test('each step of the contract is some learner’s', () => {
    const steps = getCap.output.shape.cap.unwrap().options.map(({ shape }) => shape.quoi.value);
    const given = new Set(TABLE.map(([, situations]) => capOf(situations, false)?.quoi));
    expect(steps.filter((quoi) => !given.has(quoi))).toEqual(['renouveler']);
  });
  test('all that there was has expired', () => {
    expect(motsOf([], true)).toBe('renouveler');
  });
});
