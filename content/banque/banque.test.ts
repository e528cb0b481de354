import { describe, expect, test } from 'vitest';
import { codes, drawDessin, readImage, type Dessin } from '../../drawing/index.ts';
import { keptContent } from '../keptContent.ts';
import type { Question } from '../question.schema.ts';
import type { Content } from '../schema.ts';
import { banqueOf } from './banque.ts';
import { controles } from './defauts.ts';
import { etatOfBanque } from './etat.ts';
import { motsContreScene } from './motsEtScene.ts';

const contenu = await keptContent();
const banque = banqueOf(contenu);

/** Every film is run: slow on a loaded machine, and no speed is tested. */
const LONG = 120_000;

/** The loader refuses these; keptContent.test.ts reads all anew. */
const REFUSES_A_LA_LECTURE = new Set(['Panneaux d’un autre jour', 'Ce qu’un dessin ne peut pas']);

test.each(Object.keys(controles).filter((nom) => !REFUSES_A_LA_LECTURE.has(nom)))(
  'la banque est sans défaut : %s',
  (nom) => {
    expect(controles[nom]!(banque)).toEqual([]);
  },
  LONG,
);

describe('la banque a ce qui est promis', () => {
  const fr = contenu.questions.filter((q) => q.langue === 'FR');

  test('plus de 1 050 questions en français et 50 en néerlandais', () => {
    expect(fr.length).toBeGreaterThanOrEqual(1050);
    expect(contenu.questions.length - fr.length).toBeGreaterThanOrEqual(50);
  });

  test('au moins 800 avec une image, et 150 dont les règles vérifient la clé', () => {
    expect(fr.filter((q) => q.image).length).toBeGreaterThanOrEqual(800);
    expect(fr.filter((q) => q.verifie).length).toBeGreaterThanOrEqual(150);
  });

  test('plus de 70 articles', () => {
    expect(Number(/Articles cités : (\d+)/.exec(etatOfBanque(banque))![1])).toBeGreaterThanOrEqual(
      70,
    );
  });

  test('sept séries de cinquante pour la théorie : cinq d’examen, une technique, une sur les fautes graves', () => {
    const refs = contenu.produits.find((p) => p.ref === 'theorie-permis-b')!.series;
    expect(refs).toEqual([
      ...[1, 2, 3, 4, 5].map((n) => `serie-${n}`),
      'serie-technique',
      'serie-fautes-graves',
    ]);
    const graves = banque.series.find((s) => s.ref === 'serie-fautes-graves')!.questions;
    expect(graves.every((q) => q.grave)).toBe(true);
    const technique = banque.series.find((s) => s.ref === 'serie-technique')!.questions;
    expect(technique.every((q) => q.theme === 'vehicule-et-documents')).toBe(true);
  });

  test('des cours assez longs, avec un dessin et cinq questions par chapitre', () => {
    for (const { ref, modules } of contenu.cours) {
      const chapitres = modules.flatMap((m) => m.chapitres);
      expect(modules.length).toBeGreaterThanOrEqual(ref === 'rdv' ? 7 : 4);
      expect(chapitres.length).toBeGreaterThanOrEqual(ref === 'rdv' ? 35 : 16);
      for (const { ref: chapitre, texte, questions } of chapitres) {
        const mots = texte.flatMap((m) => ('html' in m ? m.html.replace(/<[^>]*>/g, ' ') : ''));
        const nombre = mots.join(' ').match(/[\p{L}\p{N}’-]+/gu)!.length;
        expect.soft(nombre, chapitre).toBeGreaterThanOrEqual(400);
        expect.soft(nombre, chapitre).toBeLessThanOrEqual(900);
        expect.soft(texte.filter((m) => 'image' in m).length, chapitre).toBeGreaterThanOrEqual(1);
        expect.soft(questions.length, chapitre).toBeGreaterThanOrEqual(5);
      }
    }
  });
});

const LOIN = readImage(
  {
    image: {
      scene: {
        lieu: 'route',
        vue: 'conducteur',
        profil: ['descend', ':', 'monte'],
        longueur: 160,
        usagers: [
          { qui: 'voiture', moi: 'oui', voie: 2, a: 5 },
          { qui: 'voiture', couleur: 'rouge', voie: 1, a: 150 },
        ],
      },
    },
  },
  { jour: codes.AR1975.du },
).image;

describe('chaque contrôle trouve ce qu’il cherche', () => {
  const q1 = contenu.questions.find((q) => q.c !== undefined && q.image && !q.grave)!;
  const essai = (nom: string, change: Partial<Question>) => {
    const question = { ...q1, ...change, ref: 'essai-001' };
    // Tested alone, since drawing the bank is slow; accents need all words.
    const beside: Content =
      nom === 'Accents' ? contenu : { ...contenu, cours: [], series: [], questions: [q1] };
    return controles[nom]!(
      banqueOf({ ...beside, questions: [...beside.questions, question] }),
    ).filter((d) => d.includes('essai-001'));
  };

  test.each<[string, Partial<Question>]>([
    ['Questions trop proches', {}],
    ['Questions trop proches', { justification: 'Autrement dit.' }],
    ['Images en double', {}],
    [
      'Images qui disent la réponse',
      { image: { ...q1.image!, description: `On voit : ${q1[q1.correcte]}` } },
    ],
    ['Ce que l’image ne montre pas', { image: LOIN, justification: 'Elle est loin.' }],
    ['Réponses qui se recouvrent', { a: 'Oui.', b: 'Oui, si la voie est libre.' }],
    ['Réponses qui se recouvrent', { a: 'Le feu et le panneau.', b: 'Le panneau et le feu.' }],
    [
      'Bonne réponse trahie par sa longueur',
      { correcte: 'a', a: 'Parce que '.repeat(20), b: 'Non.', c: 'Si.' },
    ],
    ['Accents', { a: 'Le vehicule.' }],
    ['Typographie', { question: 'Est-ce permis?' }],
    ['Typographie', { a: 'A droite.' }],
    ['Typographie', { a: "L'autre." }],
    ['Typographie', { a: 'À 50 km/h.' }],
    ['Typographie', { justification: 'Le signal B17 le dit.' }],
    ['Articles inconnus', { article: '99.1' }],
    ['Fautes graves', { grave: true, article: '2' }],
    ['Fautes graves', { grave: false, article: '61.1.1°' }],
    ['Questions sans série', {}],
  ])('%s %j', (nom, change) => {
    expect(essai(nom, change)).not.toEqual([]);
  });

  test('un dessin que la loi dément', () => {
    const dessin: Dessin = { groupe: [{ panneau: 'C31a' }, { panneau: 'C31b' }] };
    const image = { dessin, ...drawDessin(dessin, codes.AR1975.du) };
    expect(essai('Ce qu’un dessin ne peut pas', { image }).join()).toContain('seul un D1');
  });

  const seule = (change: Partial<Question>) =>
    controles['Panneaux d’un autre jour']!(
      banqueOf({ ...contenu, cours: [], series: [], questions: [{ ...q1, ...change }] }),
    ).join();

  test.each<[string, Dessin]>([
    ['n’est en vigueur qu’à partir du 1er juin 2027', { panneau: 'R25', valeur: 'Dinant' }],
    ['attend une valeur', { panneau: 'F1a' }],
    ['ne porte pas de valeur', { panneau: 'F1b', valeur: 'Dinant' }],
  ])('un panneau qui %s', (message, dessin) => {
    const image = { ...q1.image!, dessin };
    expect(seule({ image })).toContain(message);
  });

  test('un film où l’on voit passer d’abord celui qui cède', () => {
    const filmee = contenu.questions.find((q) => q.ref === 'priorites-115')!;
    expect(filmee.verifie).toMatchObject({ question: 'premier', [filmee.correcte]: 'moi' });
    expect(essai('Films qui contredisent la réponse', filmee)).toEqual([]);
    const verifie = { ...filmee.verifie!, [filmee.correcte]: 'camion' } as Question['verifie'];
    expect(essai('Films qui contredisent la réponse', { ...filmee, verifie })).toEqual([
      'essai-001 : on voit passer moi avant camion',
    ]);
  });

  const ailleurs = (ref: string, qui: string, fait: object): Question => {
    const question = contenu.questions.find((q) => q.ref === ref)!;
    const { dessin } = question.image!;
    if (!('scene' in dessin) || !('branches' in dessin.scene)) throw new Error(ref);
    const usagers = dessin.scene.usagers.map((u) => (u.qui === qui ? { ...u, ...fait } : u));
    const scene = { ...dessin.scene, usagers };
    return { ...question, image: { ...question.image!, dessin: { scene } } };
  };

  test.each([
    [
      'où passe avant moi celui à qui je ne cède pas',
      'place-288',
      'voiture',
      { vers: 'ouest' },
      'on voit passer camion avant moi',
    ],
    [
      'dont aucune règle ne dit l’ordre',
      'priorites-302',
      'camion',
      { vers: 'sud' },
      'aucune règle ne dit qui passe d’abord, camion ou moto',
    ],
    [
      'où la priorité de droite est oubliée',
      'priorites-312',
      'camionnette',
      { vers: 'nord' },
      'aucune règle ne dit qui passe d’abord, camionnette ou vélo',
    ],
    [
      'où deux se touchent',
      'place-277',
      'camionnette',
      { vers: 'sud' },
      'moi et camionnette se heurtent',
    ],
    [
      'où l’on sort d’un rond-point sans le dire',
      'place-288',
      'moto',
      { clignotant: 'quatre' },
      'moto tourne sans l’indiquer',
    ],
    [
      'où l’on fait demi-tour sur place',
      'priorites-115',
      'camion',
      { vers: 'est' },
      'camion tourne sur place',
    ],
  ])('un film %s', (_, ref, qui, fait, dementi) => {
    const trouve = essai('Films qui contredisent la réponse', ailleurs(ref, qui, fait));
    expect(trouve).toContain(`essai-001 : ${dementi}`);
  });

  test('le panneau que le nouveau code dessine autrement', () => {
    const dessin: Dessin = { panneau: 'C1' };
    const neuf = { dessin, ...drawDessin(dessin, codes.CVP2027.du) };
    expect(seule({ image: neuf })).toContain('les panneaux d’un autre jour');
    expect(seule({ image: neuf, code: 'CVP2027' })).toBe('');
    expect(seule({ image: neuf, valableAu: '2028-01-01' })).toContain('deux codes');
  });

  const serie = (change: (s: string[]) => string[]) =>
    banqueOf({
      ...contenu,
      series: contenu.series
        .filter(({ ref }) => ref === 'serie-1' || ref === 'serie-2')
        .map((serie) =>
          serie.ref === 'serie-1' ? { ...serie, questions: change(serie.questions) } : serie,
        ),
    });

  test('une série trop courte, ou dont une lettre revient trop', () => {
    const trouve = controles['Séries mal équilibrées']!;
    expect(trouve(serie((s) => s.slice(1))).join()).toMatch(/serie-1 : elle compte 49/);
    const b = contenu.questions.filter((q) => q.correcte === 'b' && q.langue === 'FR');
    expect(trouve(serie(() => b.slice(0, 50).map((q) => q.ref))).join()).toMatch(/la lettre b/);
  });

  test('une question dans deux examens', () => {
    const prise = contenu.series.find((s) => s.ref === 'serie-2')!.questions[0]!;
    expect(
      controles['Questions dans deux examens']!(serie((s) => [prise, ...s.slice(1)])),
    ).toHaveLength(1);
  });

  const contenuWith = (ref: string, change: (questions: string[]) => string[]) =>
    banqueOf({
      ...contenu,
      series: contenu.series.map((s) =>
        s.ref === ref ? { ...s, questions: change(s.questions) } : s,
      ),
    });

  test('deux produits qui ont la même série, ou une seule question en commun', () => {
    const trouve = controles['Questions dans deux produits']!;
    const jumelles = contenu.produits.map((produit) =>
      produit.ref === 'revision-express' ? { ...produit, series: ['serie-1'] } : produit,
    );
    expect(trouve(banqueOf({ ...contenu, produits: jumelles }))).toEqual([
      expect.stringMatching(/^theorie-permis-b et revision-express ont 50 questions en commun/),
    ]);
    const prise = contenu.series.find((s) => s.ref === 'serie-3')!.questions[7]!;
    expect(trouve(contenuWith('serie-essai', (s) => [prise, ...s.slice(1)]))).toEqual([
      `theorie-permis-b et demonstration ont 1 question en commun : ${prise}`,
    ]);
  });

  test('une question vendue sans image', () => {
    const nue = contenu.questions.find((q) => !q.image && !q.photo && q.langue === 'FR')!;
    const change = (s: string[]) => [nue.ref, ...s.slice(1)];
    const trouve = controles['Questions vendues sans image']!;
    expect(trouve(contenuWith('serie-technique', change))).toEqual([
      `serie-technique : ${nue.ref} n’a pas d’image`,
    ]);
    expect(trouve(contenuWith('vehicule-et-documents-1', change))).toEqual([]);
  });

  const banqueWith = (change: (q: Question) => Question) =>
    banqueOf({ ...contenu, questions: contenu.questions.map(change) });

  test.each<[string, string, (q: Question) => Question]>([
    [
      'Ce qui se devine sans savoir',
      'qui prend la plus polie',
      (q) => ({ ...q, [q.correcte]: `${q[q.correcte]} Je cède et je laisse passer.` }),
    ],
    [
      'Ce qui se devine sans savoir',
      'qui prend la première',
      (q) => ({ ...q, a: q[q.correcte]!, [q.correcte]: q.a, correcte: 'a' }),
    ],
    [
      'Énoncés et réponses trop longs',
      'des énoncés ont 20 mots',
      (q) => ({
        ...q,
        question: `Dans la rue où je roule ce matin, sans me presser, ${q.question}`,
      }),
    ],
    [
      'Énoncés et réponses trop longs',
      'des réponses ont 8 mots',
      (q) => ({ ...q, b: 'Oui, mais pas avant que tout le monde soit passé.' }),
    ],
    [
      'Réponses qui disent pourquoi',
      'dit pourquoi',
      (q) => ({ ...q, b: 'Moi, car je suis prêt.' }),
    ],
    [
      'Sujets qui manquent ou qui abondent',
      'masses et remorquage',
      (q) => ({ ...q, question: 'Quelle masse ?' }),
    ],
    [
      'Sujets qui manquent ou qui abondent',
      'serie-1 : rien sur « STOP »',
      (q) => ({ ...q, image: undefined }),
    ],
    [
      'Sujets qui manquent ou qui abondent',
      'vues du siège',
      (q) => ({
        ...q,
        ...(q.image && {
          image: {
            ...q.image,
            dessin: JSON.parse(
              JSON.stringify(q.image.dessin).replace('"conducteur"', '"dessus"'),
            ) as Dessin,
          },
        }),
      }),
    ],
  ])('%s : %s', (nom, dit, change) => {
    expect(controles[nom]!(banqueWith(change)).join('\n')).toContain(dit);
  });

  const coursWith = (change: (q: Question) => Question) =>
    banqueOf({
      ...contenu,
      cours: contenu.cours.map((cours) => ({
        ...cours,
        modules: cours.modules.map((module) => ({
          ...module,
          chapitres: module.chapitres.map((chapitre) => ({
            ...chapitre,
            questions: chapitre.questions.map(change),
          })),
        })),
      })),
    });

  test.each<[string, RegExp, (q: Question) => Question]>([
    [
      'Ce qui se devine sans savoir',
      /^cours : qui prend la plus longue/m,
      (q) => ({ ...q, [q.correcte]: `${q[q.correcte]} Et rien d’autre, ici ni ailleurs.` }),
    ],
    [
      'Énoncés et réponses trop longs',
      /^cours : \d+ % des réponses ont 8 mots/m,
      (q) => ({ ...q, b: 'Oui, mais pas avant que tout le monde soit passé.' }),
    ],
    [
      'Réponses qui disent pourquoi',
      /dit pourquoi/,
      (q) => ({ ...q, b: 'Moi, car je suis prêt.' }),
    ],
  ])('dans les cours, que les séries ne cachent pas : %s', (nom, dit, change) => {
    const trouve = controles[nom]!(coursWith(change)).join('\n');
    expect(trouve).toMatch(dit);
    expect(trouve).not.toMatch(/^séries/m);
  });

  test('un mot qui trahit', () => {
    const toujours = contenu.questions.map((question) => ({
      ...question,
      [question.correcte]: `${question[question.correcte]} Toujours.`,
    }));
    expect(
      controles['Bonne réponse trahie par ses mots']!(
        banqueOf({ ...contenu, questions: toujours }),
      ),
    ).not.toEqual([]);
  });
});

describe('ce que l’image dément', () => {
  const scene = (plus: object) => ({
    scene: {
      lieu: 'route',
      profil: ['descend', ':', 'monte'],
      usagers: [{ qui: 'voiture', moi: 'oui', voie: 2, a: 8 }],
      ...plus,
    },
  });
  const tourne = (vers: string) => ({
    scene: {
      lieu: 'carrefour',
      branches: { nord: {}, est: {}, sud: {}, ouest: {} },
      usagers: [{ qui: 'voiture', moi: 'oui', de: 'sud', vers }],
    },
  });
  const dit = (enonce: string, image: unknown, a = 'Oui.') => {
    const lue = readImage({ image }, { jour: codes.AR1975.du }).image!;
    const simple = { a, b: 'Non.', c: undefined, d: undefined, justification: 'Ainsi.' };
    return motsContreScene({ ...contenu.questions[0]!, ...simple, question: enonce, image: lue });
  };
  const moi = { qui: 'voiture', moi: 'oui', voie: 2, a: 20 };
  const avec = (...usagers: object[]) => scene({ usagers: [moi, ...usagers] });
  const devant = (qui: string, plus: object = {}) => avec({ qui, voie: 2, a: 34, ...plus });
  const camion = { usagers: [{ qui: 'camion', voie: 2, a: 20 }] };

  test.each<[string, string, unknown, unknown]>([
    ['« le camion »', 'Puis-je dépasser le camion ?', scene({}), scene(camion)],
    [
      '« le camion »',
      'Puis-je dépasser le camion ?',
      devant('camionnette', { fait: 'roule' }),
      devant('camion'),
    ],
    [
      '« des voyageurs »',
      'Plus loin montent des voyageurs. Que faire ?',
      scene({}),
      avec({ qui: 'piéton', voie: 2, a: 34 }),
    ],
    ['« Ces enfants »', 'Ces enfants jouent. Que faire ?', devant('piéton'), devant('enfant')],
    ['« L’ambulance »', 'L’ambulance passe-t-elle ?', devant('camion'), devant('ambulance')],
    ['« la moto »', 'Puis-je dépasser la moto ?', devant('cyclomoteur'), devant('moto')],
    ['« cet autocar »', 'Puis-je dépasser cet autocar ?', devant('bus'), devant('autocar')],
    [
      '« A »',
      'Puis-je dépasser la voiture A ?',
      devant('voiture', { nom: 'B' }),
      devant('voiture', { nom: 'A' }),
    ],
    [
      'personne derrière',
      'Un camion me suit. Que faire ?',
      devant('camion'),
      avec({ qui: 'camion', voie: 2, a: 8 }),
    ],
    [
      'd’un virage',
      'Que faire dans ce virage ?',
      scene({}),
      scene({ éléments: [{ quoi: 'virage à droite', a: 20 }] }),
    ],
    [
      'd’un sommet de côte',
      'Que faire avant le sommet ?',
      scene({}),
      scene({ éléments: [{ quoi: 'sommet de côte', a: 25 }] }),
    ],
    [
      'd’un garage',
      'Puis-je m’arrêter devant ce garage ?',
      scene({ profil: ['descend', ':', 'monte', 'trottoir', 'herbe'] }),
      scene({
        profil: ['descend', ':', 'monte', 'trottoir', 'herbe'],
        éléments: [{ quoi: 'garage à droite', a: 12 }],
      }),
    ],
    [
      'd’un rond-point',
      'Je quitte le rond-point. Que faire ?',
      tourne('nord'),
      { scene: { ...tourne('nord').scene, lieu: 'rond-point' } },
    ],
    ['d’un carrefour', 'Que faire à ce carrefour ?', scene({}), tourne('nord')],
    [
      'd’un accotement',
      'Puis-je rouler sur cet accotement ?',
      scene({ agglomération: 'non' }),
      scene({
        agglomération: 'non',
        profil: ['descend', ':', 'monte', 'accotement'],
      }),
    ],
    [
      'd’un trottoir',
      'Puis-je rouler sur le trottoir ?',
      scene({ agglomération: 'non' }),
      scene({ profil: ['descend', ':', 'monte', 'trottoir'] }),
    ],
    [
      'd’un chemin de terre',
      'Je débouche d’un chemin de terre. Que faire ?',
      tourne('nord'),
      {
        scene: {
          ...tourne('nord').scene,
          branches: { nord: {}, est: {}, sud: { voie: 'chemin de terre' }, ouest: {} },
        },
      },
    ],
    [
      'd’une bande bus',
      'Puis-je prendre la bande bus ?',
      scene({}),
      scene({ profil: ['descend', ':', 'monte', 'bus', 'bus monte'] }),
    ],
    [
      'd’un pont',
      'Puis-je m’arrêter sous le pont ?',
      scene({}),
      scene({ éléments: [{ quoi: 'pont', a: 15 }] }),
    ],
    ['la pluie', 'Il pleut. Que faire ?', scene({}), scene({ temps: 'pluie' })],
    [
      'd’un lampadaire',
      'De nuit, l’éclairage public suffit-il ?',
      scene({ temps: 'nuit' }),
      scene({ temps: 'nuit', éclairage: 'oui' }),
    ],
    [
      'des lampadaires sont allumés',
      'Rien n’éclaire cette rue, la nuit. Que faire ?',
      scene({ temps: 'nuit', éclairage: 'oui' }),
      scene({ temps: 'nuit' }),
    ],
    ['dont aucun mot', 'Que faire ?', scene({ temps: 'pluie' }), scene({})],
    [
      'vu de dessus',
      'Que faire dans ce brouillard ?',
      scene({ temps: 'brouillard' }),
      scene({ temps: 'brouillard', vue: 'conducteur' }),
    ],
    ['la flèche', 'Je tourne à gauche. Qui passe ?', tourne('est'), tourne('ouest')],
    [
      'à cette distance',
      'Je suis à 12\u00A0m de cet endroit. Que faire ?',
      scene({}),
      scene({ cotes: [{ de: 8, a: 20, voie: 2 }] }),
    ],
  ])('%s', (message, enonce, faux, vrai) => {
    expect(dit(enonce, faux).join()).toContain(message);
    expect(dit(enonce, vrai)).toEqual([]);
  });

  test('une réponse nomme quelqu’un qui n’est pas dans l’image', () => {
    const qui = 'Qui passe en premier ?';
    expect(dit(qui, tourne('nord'), 'Le tram.').join()).toContain('« Le tram »');
    expect(dit(qui, tourne('nord'), 'La voiture C.').join()).toContain('« C »');
    expect(dit(qui, tourne('nord'), 'Un tram.')).toEqual([]);
    expect(dit(qui, devant('voiture', { nom: 'C' }), 'La voiture C.')).toEqual([]);
  });

  test('une chose qui porte leur nom, ou leur absence, ne les montre pas', () => {
    expect(dit('Aucun cycliste ne vient, ni le camion. Que faire ?', scene({}))).toEqual([]);
    expect(dit('Personne ne me suit. Que faire ?', scene({}))).toEqual([]);
    expect(dit('À quoi sert le feu du tram ?', scene({}))).toEqual([]);
    expect(dit('Si des vaches traversent, que faire ?', scene({}))).toEqual([]);
    expect(dit('Ces vaches s’affolent. Que faire ?', scene({})).join()).toContain('animaux');
  });
});
