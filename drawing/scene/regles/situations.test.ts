import { describe, expect, test } from 'vitest';
import { scene, type Route } from '../scene.ts';
import { arretEtStationnement } from './arretEtStationnement.ts';
import { depassement } from './depassement.ts';
import { priorites } from './priorites.ts';
import { debouches, droite } from './situations/droite.ts';
import { doubles, type Double } from './situations/doubles.ts';
import { carrefourDe, type Situation } from './situations/notation.ts';
import { pietons, ronds } from './situations/pietons.ts';
import { distances, lieux, signauxE, type Rangee } from './situations/ranges.ts';
import { agents, feux } from './situations/regles.ts';
import { retournee, seRetourne } from './situations/retournee.ts';
import { particuliers, signaux } from './situations/signaux.ts';

const trie = (texte: string): string[] => texte.split(', ').filter(Boolean).sort();

const tables = { droite, debouches, signaux, particuliers, agents, feux, pietons, ronds };
describe.each(Object.entries(tables))('%s', (_, table) => {
  test.each(table)('$titre', (s: Situation) => {
    const p = priorites(carrefourDe(s));
    const ordre = p.ordre.map((g) => g.join(' ')).join(' | ');
    const blocage = p.blocage.length > 0 ? `${ordre ? ' ' : ''}‖ ${p.blocage.join(' ')}` : '';
    expect({
      cede: p.verdicts.map((v) => `${v.cede}→${v.a}`).sort(),
      ordre: `${ordre}${blocage}`,
      arretes: p.arretes.map((x) => x.qui).join(' '),
      indecis: p.indecis.map((x) => x.join('/')).join(' '),
    }).toEqual({
      cede: trie(s.cede),
      ordre: s.ordre,
      arretes: s.arretes ?? '',
      indecis: s.indecis ?? '',
    });
    const articles = [...p.verdicts, ...p.arretes].flatMap((v) => v.articles);
    if (s.article === '') expect(articles).toEqual([]);
    else expect(articles).toContain(s.article);
  });
});

function rue(r: Rangee): Route {
  const { usagers = [], ...reste } = r.route ?? {};
  return scene.parse({
    lieu: 'route',
    profil: ['trottoir', 'descend', 'monte', 'trottoir'],
    ...reste,
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 3, a: 20, fait: 'stationné', ...r.moi },
      ...usagers,
    ],
  }) as Route;
}

describe.each(Object.entries({ lieux, distances, signauxE }))(
  'arrêt et stationnement : %s',
  (_, table) => {
    test.each(table)('$titre', (r: Rangee) => {
      const s = arretEtStationnement(rue(r), 'moi');
      const permis = s.stationnement ? 'les deux' : s.arret ? 'arrêt' : 'aucun';
      expect(s.doutes.length > 0 ? 'doute' : permis).toBe(r.permis);
      const articles = s.raisons.flatMap((x) => x.articles);
      if (r.article === undefined) expect(articles).toEqual([]);
      else expect(articles).toContain(r.article);
    });
  },
);

function campagne(d: Double): Route {
  return scene.parse({
    lieu: 'route',
    agglomération: 'non',
    longueur: 100,
    profil: ['herbe', 'descend', d.axe ?? ':', 'monte', 'herbe'],
    ...d.route,
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 3, a: 10, ...d.moi },
      { qui: d.lui ?? 'tracteur', nom: 'A', voie: 3, a: 25, ...d.plusLui },
      ...(d.autres ?? []),
    ],
  }) as Route;
}

describe('dépasser', () => {
  test.each(doubles)('$titre', (s: Double) => {
    const d = depassement(campagne(s), 'moi', 'A');
    expect(d.doutes.length > 0 ? 'doute' : d.permis ? 'oui' : 'non').toBe(s.permis);
    if (s.cote) expect(d.cote).toBe(s.cote);
    const articles = d.raisons.flatMap((r) => r.articles);
    if (s.article === undefined) expect(articles).toEqual([]);
    else expect(articles).toContain(s.article);
  });
});

test('une route vue de son autre bout se juge de même', () => {
  const ranges = [...lieux, ...distances, ...signauxE].filter((r) => seRetourne(rue(r)));
  expect(ranges.length).toBeGreaterThan(80);
  for (const r of ranges) {
    const [ici, la] = [rue(r), retournee(rue(r))].map((s) => arretEtStationnement(s, 'moi'));
    expect({ titre: r.titre, ...la }).toEqual({ titre: r.titre, ...ici });
  }
  for (const s of doubles.filter((d) => seRetourne(campagne(d)))) {
    const [ici, la] = [campagne(s), retournee(campagne(s))].map((x) => depassement(x, 'moi', 'A'));
    expect({ titre: s.titre, ...la }).toEqual({ titre: s.titre, ...ici });
  }
});
