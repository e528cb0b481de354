import type { Content } from './schema.ts';

function checkUnique(quoi: string, refs: string[]): void {
  const vues = new Set<string>();
  for (const ref of refs) {
    if (vues.has(ref)) throw new Error(`${quoi} « ${ref} » est là deux fois.`);
    vues.add(ref);
  }
}

function checkExist(ou: string, quoi: string, refs: string[], connues: string[]): void {
  const inconnue = refs.find((r) => !connues.includes(r));
  if (inconnue !== undefined) throw new Error(`${ou} : ${quoi} « ${inconnue} » n’existe pas.`);
}

/** References are unique and exist; no file's own schema can check that. */
export function checkReferences(contenu: Content): Content {
  const refs = {
    questions: contenu.questions.map((q) => q.ref),
    series: contenu.series.map((s) => s.ref),
    cours: contenu.cours.map((c) => c.ref),
    produits: contenu.produits.map((p) => p.ref),
  };
  const modules = contenu.cours.flatMap((c) => c.modules);
  const chapitres = modules.flatMap((m) => m.chapitres);
  checkUnique('La question', [
    ...refs.questions,
    ...chapitres.flatMap((c) => c.questions.map((q) => q.ref)),
  ]);
  checkUnique('Le cours', refs.cours);
  checkUnique(
    'Le module',
    modules.map((m) => m.ref),
  );
  checkUnique(
    'Le chapitre',
    chapitres.map((c) => c.ref),
  );
  checkUnique('La série', [...refs.series, contenu.vedettes.ref]);
  checkUnique(
    'La leçon',
    contenu.lecons.map((l) => l.ref),
  );
  checkUnique('Le produit', refs.produits);
  checkUnique(
    'L’adresse de page',
    contenu.produits.map((p) => p.slug),
  );
  checkUnique(
    'Le compte de démonstration',
    contenu.demo.eleves.map((e) => e.email),
  );
  checkUnique(
    'Le compte de démonstration',
    contenu.demo.staff.map((e) => e.email),
  );
  for (const serie of contenu.series) {
    checkExist(`series/${serie.ref}`, 'la question', serie.questions, refs.questions);
    checkUnique(`Dans ${serie.ref}, la question`, serie.questions);
  }
  const { vedettes } = contenu;
  checkExist('vedettes.yaml', 'la question', vedettes.questions, refs.questions);
  checkUnique('Dans vedettes.yaml, la question', vedettes.questions);
  const sansImage = contenu.questions.find(
    (q) => vedettes.questions.includes(q.ref) && !q.image && !q.photo,
  );
  if (sansImage)
    throw new Error(`vedettes.yaml : la question « ${sansImage.ref} » n’a pas d’image.`);
  // The home page shows their answers, so no sold series may contain them.
  for (const { ref, questions } of contenu.series) {
    const publique = questions.find((question) => vedettes.questions.includes(question));
    if (publique !== undefined)
      throw new Error(
        `vedettes.yaml : la question « ${publique} » est aussi dans series/${ref} ; ` +
          'sa réponse est donnée à tout visiteur, elle ne peut être que là.',
      );
  }
  for (const produit of contenu.produits) {
    checkExist(`produits.yaml, ${produit.ref}`, 'la série', produit.series, refs.series);
    if (produit.type !== 'QT' && produit.series.length > 0)
      throw new Error(`produits.yaml, ${produit.ref} : seul un produit QT a des séries.`);
    checkExist(
      `produits.yaml, ${produit.ref}`,
      'le cours',
      produit.cours ? [produit.cours] : [],
      refs.cours,
    );
    if (produit.type !== 'EL' && produit.cours)
      throw new Error(`produits.yaml, ${produit.ref} : seul un produit EL a un cours.`);
  }
  for (const eleve of contenu.demo.eleves) {
    const acces = eleve.acces.map((a) => a.produit);
    checkExist(`demo.yaml, ${eleve.email}`, 'le produit', acces, refs.produits);
    checkUnique(`demo.yaml, ${eleve.email} : le produit`, acces);
  }
  return contenu;
}
