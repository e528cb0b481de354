import { describe, expect, test } from 'vitest';
import { scene, type Route } from '../../drawing/scene/scene.ts';
import { arretEtStationnement } from './arretEtStationnement.ts';
import { depassement } from './depassement.ts';
import { priorites } from './priorites.ts';
import { debouches, droite } from './situations/droite.ts';
import { doubles, type Double } from './situations/doubles.ts';
import { carrefourOf, type Situation } from './situations/notation.ts';
import { pietons, ronds } from './situations/parPietons.ts';
import { distances, lieux, signauxE, type Rangee } from './situations/ranges.ts';
import { agents, feux } from './situations/agentsEtFeux.ts';
import { retournee, seRetourne } from './situations/retournee.ts';
import { particuliers, signaux } from './situations/parSignaux.ts';

const trie = (texte: string): string[] => texte.split(', ').filter(Boolean).sort();

const tables = { droite, debouches, signaux, particuliers, agents, feux, pietons, ronds };
describe.each(Object.entries(tables))('%s', (_, table) => {
  test.each(table)('$titre', (situation: Situation) => {
    const p = priorites(carrefourOf(situation));
    const ordre = p.ordre.map((g) => g.join(' ')).join(' | ');
    const blocage = p.blocage.length > 0 ? `${ordre ? ' ' : ''}‖ ${p.blocage.join(' ')}` : '';
    expect({
      cede: p.verdicts.map((v) => `${v.cede}→${v.a}`).sort(),
      ordre: `${ordre}${blocage}`,
      arretes: p.arretes.map((x) => x.qui).join(' '),
      indecis: p.indecis.map((x) => x.join('/')).join(' '),
    }).toEqual({
      cede: trie(situation.cede),
      ordre: situation.ordre,
      arretes: situation.arretes ?? '',
      indecis: situation.indecis ?? '',
    });
    const articles = [...p.verdicts, ...p.arretes].flatMap((v) => v.articles);
    if (situation.article === '') expect(articles).toEqual([]);
    else expect(articles).toContain(situation.article);
  });
});

function rue(rangee: Rangee): Route {
  const { usagers = [], ...reste } = rangee.route ?? {};
  return scene.parse({
    lieu: 'route',
    profil: ['trottoir', 'descend', 'monte', 'trottoir'],
    ...reste,
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 3, a: 20, fait: 'stationné', ...rangee.moi },
      ...usagers,
    ],
  }) as Route;
}

describe.each(Object.entries({ lieux, distances, signauxE }))(
  'arrêt et stationnement : %s',
  (_, table) => {
    test.each(table)('$titre', (rangee: Rangee) => {
      const s = arretEtStationnement(rue(rangee), 'moi');
      const permis = s.stationnement ? 'les deux' : s.arret ? 'arrêt' : 'aucun';
      expect(s.doutes.length > 0 ? 'doute' : permis).toBe(rangee.permis);
      const articles = s.raisons.flatMap((x) => x.articles);
      if (rangee.article === undefined) expect(articles).toEqual([]);
      else expect(articles).toContain(rangee.article);
    });
  },
);

function campagne(double: Double): Route {
  return scene.parse({
    lieu: 'route',
    agglomération: 'non',
    longueur: 100,
    profil: ['herbe', 'descend', double.axe ?? ':', 'monte', 'herbe'],
    ...double.route,
    usagers: [
      { qui: 'voiture', moi: 'oui', voie: 3, a: 10, ...double.moi },
      { qui: double.lui ?? 'tracteur', nom: 'A', voie: 3, a: 25, ...double.plusLui },
      ...(double.autres ?? []),
    ],
  }) as Route;
}

describe('dépasser', () => {
  test.each(doubles)('$titre', (double: Double) => {
    const d = depassement(campagne(double), 'moi', 'A');
    expect(d.doutes.length > 0 ? 'doute' : d.permis ? 'oui' : 'non').toBe(double.permis);
    if (double.cote) expect(d.cote).toBe(double.cote);
    const articles = d.raisons.flatMap((r) => r.articles);
    if (double.article === undefined) expect(articles).toEqual([]);
    else expect(articles).toContain(double.article);
  });
});

test('une route vue de son autre bout se juge de même', () => {
  const ranges = [...lieux, ...distances, ...signauxE].filter((r) => seRetourne(rue(r)));
  expect(ranges.length).toBeGreaterThan(80);
  for (const rangee of ranges) {
    const [ici, la] = [rue(rangee), retournee(rue(rangee))].map((s) =>
      arretEtStationnement(s, 'moi'),
    );
    expect({ titre: rangee.titre, ...la }).toEqual({ titre: rangee.titre, ...ici });
  }
  for (const double of doubles.filter((d) => seRetourne(campagne(d)))) {
    const [ici, la] = [campagne(double), retournee(campagne(double))].map((x) =>
      depassement(x, 'moi', 'A'),
    );
    expect({ titre: double.titre, ...la }).toEqual({ titre: double.titre, ...ici });
  }
});
