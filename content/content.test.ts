import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { articleOf } from '../droit/articles.ts';
import { COUT_GRAVE, COUT_LEGERE, FAUTES_GRAVES_ELIMINATOIRES, seuil } from '../droit/bareme.ts';
import { ARRET, SERIE, quotas } from '../droit/epreuve.ts';
import { NOMS_DES_FAITS, faitOf } from '../droit/faits.ts';
import { FAITS_DES_ECRANS } from '../regles/faits.ts';
import { PRODUIT } from '../regles/produit.ts';
import { motsDans } from '../regles/motsDans.ts';
import { JOURS_FIXES } from '../regles/vente.ts';
import { keptContent } from './keptContent.ts';
import { readYaml } from './readYaml.ts';
import { readChapitre } from './markdown.ts';
import { checkReferences } from './references.ts';
import { questions } from './question.schema.ts';
import { demo, produits, serie, type Content } from './schema.ts';

const contenu = await keptContent();
test('l’adresse d’un produit vient de son libellé', () => {
  for (const produit of contenu.produits) {
    const slug = produit.libelle
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-');
    expect(produit.slug).toBe(slug);
  }
});

test('la première élève tient un accès de chaque sorte, et un accès périmé', () => {
  const [eleve, eleve2] = contenu.demo.eleves;
  const acces = eleve?.acces.map((a) => {
    const produit = contenu.produits.find((x) => x.ref === a.produit)!;
    const perime = a.commenceIlYA !== undefined && a.commenceIlYA > produit.dureeValidite * 31;
    return `${produit.type}${produit.codePermis === 'RDV' ? ' RDV' : ''}${perime ? ' périmé' : ''}`;
  });
  expect(acces?.sort()).toEqual(['EL', 'EL RDV', 'EX', 'QT', 'QT périmé']);
  expect(eleve2?.acces).toHaveLength(1);
  expect(contenu.demo.staff.map((s) => s.level)).toEqual([1, 9, 10]);
});

test('sept questions pour la page d’accueil, chacune avec une scène', () => {
  expect(contenu.vedettes.questions).toHaveLength(7);
  for (const ref of contenu.vedettes.questions) {
    const question = contenu.questions.find((q) => q.ref === ref)!;
    expect(Object.keys(question.image!.dessin), ref).toEqual(['scene']);
    expect(question.verifie, ref).toBeDefined();
  }
});

const dits = Object.fromEntries(NOMS_DES_FAITS.map((nom) => [nom, faitOf(nom).valeur]));

test('les faits et les produits annoncent la cotation des règles', () => {
  expect(dits).toMatchObject({
    questionsSerie: `${SERIE}`,
    seuilTheorie: `${seuil(SERIE)} sur ${SERIE}`,
    coutFauteGrave: `${COUT_GRAVE}\u00a0points`,
    coutFauteMineure: `${COUT_LEGERE}\u00a0point`,
    arretExamen: `${ARRET}`,
  });
});

test('chaque fait est dit par un écran (regles/faits.ts), par la FAQ ou par une page', () => {
  const textes = ['content/faq.yaml', ...globSync('content/pages/*.md')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const desEcrans: readonly string[] = FAITS_DES_ECRANS;
  const muets = NOMS_DES_FAITS.filter(
    (nom) => !faitOf(nom).valeurs && !desEcrans.includes(nom) && !textes.includes(`{${nom}}`),
  );
  expect(muets).toEqual([]);
});

test('chaque thème a sa part de l’examen (droit/epreuve.ts), sauf dans une autre langue', () => {
  const themes = contenu.questions
    .filter(({ langue }) => langue === 'FR')
    .map(({ theme }) => theme);
  expect([...new Set(themes)].toSorted()).toEqual(Object.keys(quotas).toSorted());
});

test('les faits et les produits annoncent la durée fixe de certains accès', () => {
  expect(dits).toMatchObject({
    delaiRdv: `${JOURS_FIXES.RDV}\u00a0jours`,
    demo: `${JOURS_FIXES.DEMO}\u00a0jours`,
  });
  const codes = Object.keys(JOURS_FIXES).join(' ou ');
  const jours = [...new Set(Object.values(JOURS_FIXES))].join(' ou ');
  expect(readFileSync('content/produits.yaml', 'utf8')).toContain(`${codes} dure ${jours} jours`);
});

/** Sentences that say a figure of the exam, each with what the law has today. */
const DITES: [phrase: RegExp, chiffre: number][] = [
  [/\b(cinquante)\b(?! plus| pas| mètres| centimètres)/i, SERIE],
  [/(?<=séries de )(\d+) questions|4\d(?: points)? sur (\d+)|examen \S+ vaut (\d+) points/, SERIE],
  [/nombre: entier\([^)]*\)\.default\((\d+)\)/, SERIE],
  [/(\d+)(?: points)? sur 50|il en faut (\d+)/, seuil(SERIE)],
  [/(deux|trois|\d+) fautes graves (?:suffisent|font|et c’est)/i, FAUTES_GRAVES_ELIMINATOIRES],
  [/(deux|trois|\d+) suffisent à rater|à partir de (\S+), l’examen/, FAUTES_GRAVES_ELIMINATOIRES],
  [/(dix)(?:ième)? fautes?/i, ARRET],
  [/une faute grave (deux|trois|quatre|cinq)/i, COUT_GRAVE],
  [/faute ordinaire coûte (un|deux) point/i, COUT_LEGERE],
];
const MOTS = { un: 1, deux: 2, trois: 3, quatre: 4, cinq: 5, dix: 10, cinquante: 50 };

test.each(DITES)('%s se dit partout où l’examen a ce chiffre : %i', (phrase, chiffre) => {
  const dites = globSync('{web,server,contract,regles,droit,content}/**/*.{ts,tsx,md,yaml}')
    .filter((file) => !/\.test\.|testing\/|content\/(questions|banque)\//.test(file))
    .flatMap((file) => {
      const texte = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ');
      return [...texte.matchAll(new RegExp(phrase, `g${phrase.flags}`))].map(([dit, ...mots]) => {
        const mot = mots.find((each) => each !== undefined)!.toLowerCase();
        return { file, dit, chiffre: MOTS[mot as keyof typeof MOTS] ?? Number(mot) };
      });
    });
  expect(dites.length).toBeGreaterThan(0);
  expect(dites.filter((each) => each.chiffre !== chiffre)).toEqual([]);
});

test('chaque article cité est expliqué, et aucun autre', () => {
  const questions = [
    ...contenu.questions,
    ...contenu.cours.flatMap(({ modules }) =>
      modules.flatMap(({ chapitres }) => chapitres.flatMap((chapitre) => chapitre.questions)),
    ),
  ];
  const cites = questions.flatMap(({ article, code }) => (article ? [{ article, code }] : []));
  const expliques = contenu.articles.flatMap(({ code, articles }) =>
    articles.flatMap(({ numeros }) => numeros.map((numero) => ({ numero, code }))),
  );
  const pour = (code: string | null) =>
    expliques.flatMap((one) => (one.code === undefined || one.code === code ? one.numero : []));
  // Practice by article groups « 12.3.1 » under « 12 ».
  const voulus = new Set(cites.flatMap(({ article }) => [article, articleOf(article)]));
  for (const { article, code } of cites) {
    expect(pour(code), article).toContain(article);
    expect(pour(code), article).toContain(articleOf(article));
  }
  expect(expliques.filter(({ numero }) => !voulus.has(numero))).toEqual([]);
});

describe('les pages du site', () => {
  test.each(contenu.pages.map((page) => [page.ref, page] as const))('%s', (_ref, { texte }) => {
    const html = texte.flatMap((m) => ('html' in m ? m.html : [])).join('');
    const mots = html.replace(/<[^>]*>/g, ' ').match(/[\p{L}\p{N}’-]+/gu)!.length;
    expect(mots).toBeGreaterThanOrEqual(150);
    expect(mots).toBeLessThanOrEqual(300);
    expect(texte.some((m) => 'image' in m)).toBe(true);
    expect(html).toMatch(/<h2>/);
    expect(html).not.toMatch(/'| [?!;:»]|[^\u202F][?!]|(?<!rendez-)\bvous\b|\bvotre\b/);
  });
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
    expect(readYaml('essai.yaml', bonne, questions)).toHaveLength(1);
  });

  test.each([
    [
      'essai-001 : la clé « corecte » n’existe pas ici',
      avec('grave: non', 'grave: non\n  corecte: a'),
    ],
    ['essai-001, « justification » : ce champ manque', avec('  justification: Parce que.\n', '')],
    ['essai-001, « correcte » : il n’y a pas de réponse « c »', avec('correcte: a', 'correcte: c')],
    [
      'essai-001, « correcte » : « e » n’existe pas ; valeurs permises : a, b, c, d',
      avec('correcte: a', 'correcte: e'),
    ],
    [
      'essai-001, « grave » : « peut-être » n’existe pas ; valeurs permises : oui, non',
      avec('grave: non', 'grave: peut-être'),
    ],
    [
      'essai-001, « d » : il y a une réponse d sans réponse c',
      avec('b: Non.', 'b: Non.\n  d: Si.'),
    ],
    ['essai-001, « a » : deux réponses sont identiques', avec('b: Non.', 'b: Oui.')],
    [
      'essai-001, « mepriseA » : « a » n’est pas une mauvaise réponse',
      avec('grave: non', 'grave: non\n  mepriseA: Tu as pensé juste.'),
    ],
    [
      'essai-001, « simpleB » : les mots simples vont ensemble : l’énoncé et chaque réponse',
      avec('grave: non', 'grave: non\n  simple: Puis-je ?\n  simpleA: Oui.'),
    ],
    ['Essai, « ref » : une référence s’écrit en minuscules', avec('essai-001', 'Essai')],
    [
      '« image », « panneau » : « Z9 » n’existe pas',
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
    expect(() => readYaml('essai.yaml', texte, questions)).toThrow(message);
    expect(() => readYaml('essai.yaml', texte, questions)).toThrow('essai.yaml');
  });

  describe('les panneaux du code de la question', () => {
    const neuf = avec('a: Oui.', 'image: { panneau: R25, valeur: Dinant }\n  a: Oui.');
    const du = (code: string, texte = neuf) => `${texte}  code: ${code}\n`;

    test('un panneau de 2027 va avec le code de 2027', () => {
      const [q] = readYaml('essai.yaml', du('CVP2027'), questions);
      expect(q?.image?.description).toContain('Dinant');
    });

    test.each([
      ['« image » : Le panneau « R25 » n’est en vigueur qu’à partir du 1er juin 2027.', neuf],
      [
        '« image » : Le panneau « A50 » n’est en vigueur que jusqu’au 31 mai 2027.',
        du('CVP2027', avec('a: Oui.', 'image: { panneau: A50 }\n  a: Oui.')),
      ],
      [
        '« code » : une question ne vaut pas en dehors des jours de son code',
        `${bonne}  valableAu: "2027-06-01"\n`,
      ],
      [
        '« code » : une question ne vaut pas en dehors des jours de son code',
        `${du('CVP2027')}  valableDu: "2027-05-31"\n`,
      ],
      ['« code » : « CVP2030 » n’existe pas ; valeurs permises : AR1975, CVP2027', du('CVP2030')],
    ])('%s', (message, texte) => {
      expect(() => readYaml('essai.yaml', texte, questions)).toThrow(message);
    });

    test('un chapitre nomme le code de son dessin, quand c’est un autre', () => {
      const chapitre = (dessin: string) =>
        readChapitre('essai.md', `# A\n\n\`\`\`dessin\n${dessin}\n\`\`\``);
      expect(() => chapitre('panneau: R29')).toThrow('qu’à partir du 1er juin 2027');
      const { texte } = chapitre('panneau: R29\ncode: CVP2027');
      expect(texte.some((m) => 'image' in m)).toBe(true);
      expect(() => chapitre('panneau: R29\ncode: CVP2030')).toThrow('valeurs permises');
    });
  });

  const priorite = bonne
    .replace(
      'a: Oui.',
      `image:
    scene:
      lieu: carrefour
      branches: { nord: {}, est: {}, sud: {}, ouest: {} }
      usagers:
        - { qui: voiture, moi: oui, de: sud, vers: nord }
        - { qui: vélo, de: est, vers: ouest }
  a: Le cycliste.`,
    )
    .replace('b: Non.', 'b: Moi.\n  verifie: { question: premier, a: vélo, b: moi }');

  test('une clé que les règles contredisent', () => {
    expect(readYaml('essai.yaml', priorite, questions)).toHaveLength(1);
    const fausse = priorite.replace('correcte: a', 'correcte: b');
    expect(() => readYaml('essai.yaml', fausse, questions)).toThrow(
      'essai-001, « verifie » : La réponse b, donnée pour juste, est fausse',
    );
    const vraie = priorite.replace('b: moi }', 'b: vélo }');
    expect(() => readYaml('essai.yaml', vraie, questions)).toThrow(
      'La réponse b, donnée pour fausse',
    );
    const sans = priorite.replace(', b: moi }', ' }');
    expect(() => readYaml('essai.yaml', sans, questions)).toThrow('« verifie »');
    expect(() => readYaml('essai.yaml', `${priorite}  code: CVP2027\n`, questions)).toThrow(
      'nos règles sont celles de l’AR de 1975',
    );
    const autre = priorite.replace('a: vélo', 'a: tram');
    expect(() => readYaml('essai.yaml', autre, questions)).toThrow(
      'Personne ne s’appelle « tram »',
    );
  });

  test.each([
    [1, 'la première ligne doit être le titre', 'Texte'],
    [3, 'un sous-titre s’écrit avec ##', '# A\n\n### B'],
    [4, '« [lien](x) » n’est pas permis', '# A\n\nun\n[lien](x)'],
    [3, '« <b> » n’est pas permis', '# A\n\n<b>gras</b>'],
    [6, '« ![image](x.png) » n’est pas permis', '# A\n\n- a\n- b\n\n  - ![image](x.png)'],
    [5, 'un bloc de code commence par', '# A\n\na\n\n```js\n1\n```'],
    [4, 'un dessin : Le panneau « C43 » attend', '# A\n\n```dessin\npanneau: C43\n```'],
    [5, 'un dessin : ce fichier n’est pas lisible. ', '# A\n\n```dessin\na: 1\nb: [\n```'],
  ])('un chapitre, en ligne %i : %s', (ligne, message, texte) => {
    const readIt = () => readChapitre('essai.md', texte);
    expect(readIt).toThrow(message);
    expect(readIt).toThrow(
      expect.objectContaining({ fautes: [expect.objectContaining({ ligne })] }),
    );
  });

  test('un prix, un niveau, un code postal impossibles', () => {
    expect(() => readYaml('p.yaml', '- { ref: p, prix: 14.99 }', produits)).toThrow(
      'p, « prix » : le prix se met entre guillemets',
    );
    expect(() => readYaml('p.yaml', '- { ref: p, dureeValidite: 121 }', produits)).toThrow(
      `p, « dureeValidite » : pas plus de ${PRODUIT.champs.dureeValidite.max}`,
    );
    expect(() =>
      readYaml(
        'd.yaml',
        'staff: [{ email: a@b.be, level: 5 }]\neleves: [{ email: c@d.be, codePostal: 75001 }]',
        demo,
      ),
    ).toThrow(/a@b\.be, « level »[^]*|c@d\.be, « codePostal » : un code postal belge/);
    expect(() => readYaml('s.yaml', 'ref: s\nlibelle: S\nquestions: []', serie)).toThrow(
      'au moins 1',
    );
  });

  const change =
    (autre: Partial<Content>): (() => Content) =>
    () =>
      checkReferences({ ...contenu, ...autre });
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
    const { vedettes } = contenu;
    expect(change({ vedettes: { ...vedettes, questions: ['nulle-part'] } })).toThrow(
      'vedettes.yaml : la question « nulle-part » n’existe pas',
    );
    const [vedette] = vedettes.questions as [string];
    expect(change({ series: [{ ...s1, questions: [...s1.questions, vedette] }] })).toThrow(
      `vedettes.yaml : la question « ${vedette} » est aussi dans series/${s1.ref}`,
    );
    const muette = contenu.questions.find((q) => !q.image)!.ref;
    expect(change({ vedettes: { ...vedettes, questions: [muette] } })).toThrow('n’a pas d’image');
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

describe('le lexique', () => {
  const lus = contenu.questions.flatMap(
    ({ question, a, b, c, d, justification, simple, ...dits }) => [
      question,
      a,
      b,
      c,
      d,
      justification,
      simple,
      dits.simpleA,
      dits.simpleB,
      dits.simpleC,
      dits.simpleD,
    ],
  );
  test('chaque mot se lit dans une question', () => {
    const textes = lus.filter((texte) => typeof texte === 'string');
    const employes = new Set(motsDans(contenu.lexique, textes));
    expect(contenu.lexique.filter((mot) => !employes.has(mot))).toEqual([]);
  });

  test('une forme n’a qu’une explication', () => {
    const formes = contenu.lexique.flatMap(({ mot, autres }) => [mot, ...autres]);
    const memes = formes.map((forme) => forme.toLowerCase());
    expect(memes.filter((forme, n) => memes.indexOf(forme) !== n)).toEqual([]);
  });
});
