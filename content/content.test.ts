import { describe, expect, test } from 'vitest';
import { drawDessin } from '../drawing/index.ts';
import { lis, readContent, verifie } from './content.ts';
import {
  demo,
  lettres,
  produits,
  questions,
  serie,
  type Content,
  type Question,
} from './schema.ts';

const contenu = readContent();
const reponses = (q: Question) => lettres.map((l) => q[l]).filter((r) => r !== undefined);
const longueur = (q: Question) => q[q.correcte]?.length ?? 0;
const longueurs = (q: Question) => reponses(q).map((r) => r.length);
const part = (qs: Question[], oui: (q: Question) => boolean) => qs.filter(oui).length / qs.length;

/** As many of each theme as in a real examination. */
const quotas = {
  signaux: 10,
  priorites: 8,
  vitesse: 5,
  'place-et-depassement': 9,
  'arret-et-stationnement': 5,
  'usagers-vulnerables': 5,
  'autoroutes-tunnels-passages-a-niveau': 3,
  'vehicule-et-documents': 3,
  comportement: 2,
};

describe.each(contenu.series)('$ref', ({ questions: refs }) => {
  const qs = refs.map((r) => contenu.questions.find((q) => q.ref === r)!);

  test('a cinquante questions différentes, réparties comme à l’examen', () => {
    expect(new Set(refs).size).toBe(50);
    expect(refs).toHaveLength(50);
    const parTheme = Object.fromEntries(
      Object.keys(quotas).map((t) => [t, qs.filter((q) => q.theme === t).length]),
    );
    expect(parTheme).toEqual(quotas);
  });

  test('a de cinq à huit questions graves et au moins vingt images', () => {
    expect(qs.filter((q) => q.grave).length).toBeGreaterThanOrEqual(5);
    expect(qs.filter((q) => q.grave).length).toBeLessThanOrEqual(8);
    expect(qs.filter((q) => q.image).length).toBeGreaterThanOrEqual(20);
  });

  test('ne se devine ni à la lettre ni à la longueur', () => {
    for (const l of ['a', 'b', 'c']) {
      expect(part(qs, (q) => q.correcte === l)).toBeGreaterThan(0.25);
      expect(part(qs, (q) => q.correcte === l)).toBeLessThan(0.4);
    }
    expect(part(qs, (q) => longueur(q) === Math.max(...longueurs(q)))).toBeLessThanOrEqual(0.4);
    expect(part(qs, (q) => longueur(q) === Math.min(...longueurs(q)))).toBeLessThanOrEqual(0.4);
  });
});

describe.each(contenu.questions)('$ref', (q) => {
  const textes = [q.question, ...reponses(q), q.justification];

  test('est écrite comme on imprime', () => {
    for (const t of textes) {
      expect(t).not.toMatch(/'|"|\.\.\.| [?!;:»%]|« |  | $/);
      expect(t).not.toMatch(/[^\u202F][?!;]|[^\u00A0\d]:/);
      expect(t).not.toMatch(/\d (km|m|cm|kg|t|g|h)\b/);
      expect(t).toMatch(/[.?]$/);
    }
    expect(q.question).toMatch(/\?$/);
  });

  test('porte la référence de son thème et ne nomme pas de code de signal', () => {
    expect(q.theme.startsWith(q.ref.replace(/-\d+$/, ''))).toBe(true);
    for (const t of textes)
      expect(t).not.toMatch(/\b(?![ABC]\b|BE\b)[A-FM]\d{1,3}[a-c]?\b|\d (€|euros)/);
  });

  test('a une image qui ne dit pas la réponse', () => {
    if (!q.image) return;
    const { description } = drawDessin(q.image);
    expect(description).not.toContain(q[q.correcte]);
  });
});

test('deux questions n’ont jamais le même énoncé et la même image', () => {
  const cles = contenu.questions.map((q) => q.question + JSON.stringify(q.image));
  expect(new Set(cles).size).toBe(cles.length);
});

test('l’adresse d’un produit vient de son libellé', () => {
  for (const p of contenu.produits) {
    const slug = p.libelle
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');
    expect(p.slug).toBe(slug);
  }
});

test('la première élève tient un accès de chaque sorte, et un accès périmé', () => {
  const [eleve, eleve2] = contenu.demo.eleves;
  const acces = eleve?.acces.map((a) => {
    const p = contenu.produits.find((x) => x.ref === a.produit)!;
    const perime = a.commenceIlYA !== undefined && a.commenceIlYA > p.dureeValidite * 31;
    return `${p.type}${p.codePermis === 'RDV' ? ' RDV' : ''}${perime ? ' périmé' : ''}`;
  });
  expect(acces?.sort()).toEqual(['EL', 'EL RDV', 'EX', 'QT', 'QT périmé']);
  expect(eleve2?.acces).toHaveLength(1);
  expect(contenu.demo.staff.map((s) => s.level)).toEqual([1, 9, 10]);
});

describe('refuse, en disant où et pourquoi', () => {
  const bonne = `- ref: essai-001
  question: Puis-je passer ?
  a: Oui.
  b: Non.
  correcte: a
  grave: non
  article: "61"
  justification: Parce que.
`;
  const avec = (de: string, a: string) => bonne.replace(de, a);

  test('une bonne question passe', () => {
    expect(lis('essai.yaml', bonne, questions)).toHaveLength(1);
  });

  test.each([
    [
      'essai-001 : la clé « corecte » n’existe pas ici',
      avec('grave: non', 'grave: non\n  corecte: a'),
    ],
    ['essai-001, « justification » : ce champ manque', avec('  justification: Parce que.\n', '')],
    ['essai-001, « correcte » : il n’y a pas de réponse « c »', avec('correcte: a', 'correcte: c')],
    ['essai-001, « correcte » : valeurs permises : a, b, c, d', avec('correcte: a', 'correcte: e')],
    ['essai-001, « grave » : valeurs permises : oui, non', avec('grave: non', 'grave: peut-être')],
    [
      'essai-001, « d » : il y a une réponse d sans réponse c',
      avec('b: Non.', 'b: Non.\n  d: Si.'),
    ],
    ['essai-001, « a » : deux réponses sont identiques', avec('b: Non.', 'b: Oui.')],
    ['Essai, « ref » : une référence s’écrit en minuscules', avec('essai-001', 'Essai')],
    [
      '« image », « panneau » : valeurs permises : A1a,',
      avec('a: Oui.', 'image: { panneau: Z9 }\n  a: Oui.'),
    ],
    [
      '« image » : Le panneau « C43 » attend une valeur',
      avec('a: Oui.', 'image: { panneau: C43 }\n  a: Oui.'),
    ],
    [
      '« image » : la clé « valleur » n’existe pas',
      avec('a: Oui.', 'image: { panneau: C43, valleur: 5 }\n  a: Oui.'),
    ],
    ['« image » : une image commence par', avec('a: Oui.', 'image: { signe: B1 }\n  a: Oui.')],
    [
      'essai.yaml : ce fichier n’est pas lisible, près de la ligne 3',
      avec('a: Oui.', 'a: Oui : non.'),
    ],
  ])('%s', (message, texte) => {
    expect(() => lis('essai.yaml', texte, questions)).toThrow(message);
    expect(() => lis('essai.yaml', texte, questions)).toThrow('essai.yaml');
  });

  test('un prix, un niveau, un code postal impossibles', () => {
    expect(() => lis('p.yaml', '- { ref: p, prix: 14.99 }', produits)).toThrow(
      'p, « prix » : le prix se met entre guillemets',
    );
    expect(() =>
      lis(
        'd.yaml',
        'staff: [{ email: a@b.be, level: 5 }]\neleves: [{ email: c@d.be, codePostal: 75001 }]',
        demo,
      ),
    ).toThrow(/a@b\.be, « level »[^]*|c@d\.be, « codePostal » : un code postal belge/);
    expect(() => lis('s.yaml', 'ref: s\nlibelle: S\nquestions: []', serie)).toThrow('au moins 1');
  });

  const change =
    (autre: Partial<Content>): (() => Content) =>
    () =>
      verifie({ ...contenu, ...autre });
  const [q1, s1, p1, e1] = [
    contenu.questions[0]!,
    contenu.series[0]!,
    contenu.produits[0]!,
    contenu.demo.eleves[0]!,
  ];

  test('ce qui existe deux fois et ce qui mène nulle part', () => {
    expect(change({ questions: [...contenu.questions, q1] })).toThrow(
      `La question « ${q1.ref} » est là deux fois`,
    );
    expect(change({ series: [{ ...s1, questions: ['nulle-part'] }] })).toThrow(
      'la question « nulle-part » n’existe pas',
    );
    expect(change({ series: [{ ...s1, questions: [q1.ref, q1.ref] }] })).toThrow(
      'est là deux fois',
    );
    expect(change({ produits: [{ ...p1, series: ['serie-0'] }] })).toThrow(
      'la série « serie-0 » n’existe pas',
    );
    expect(
      change({ produits: contenu.produits.map((p) => ({ ...p, type: 'EX' as const })) }),
    ).toThrow('seul un produit QT');
    expect(
      change({ demo: { ...contenu.demo, eleves: [{ ...e1, acces: [{ produit: 'rien' }] }] } }),
    ).toThrow('le produit « rien » n’existe pas');
  });
});
