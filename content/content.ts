import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse, YAMLParseError } from 'yaml';
import type { z } from 'zod';
import { demo, enFrancais, produits, questions, serie, type Content } from './schema.ts';

export type { Content, Demo, Produit, Question, Serie } from './schema.ts';

const ICI = import.meta.dirname;

function yaml(fichier: string, texte: string): unknown {
  try {
    return parse(texte);
  } catch (erreur) {
    const ligne = erreur instanceof YAMLParseError ? erreur.linePos?.[0].line : undefined;
    throw new Error(
      `${fichier} : ce fichier n’est pas lisible${ligne ? `, près de la ligne ${ligne}` : ''}. ` +
        'Vérifie les retraits et mets entre guillemets un texte qui contient « : ».',
      { cause: erreur },
    );
  }
}

/** « signaux-003 » says more than « the fourth entry »; failing that, count from 1. */
function endroit(donnees: unknown, chemin: PropertyKey[]): string {
  let ici = donnees;
  return chemin
    .map((cle) => {
      ici = (ici as Record<PropertyKey, unknown> | undefined)?.[cle];
      if (typeof cle !== 'number') return `« ${String(cle)} »`;
      const { ref, email } = (ici ?? {}) as { ref?: unknown; email?: unknown };
      return [ref, email].find((nom) => typeof nom === 'string') ?? `n° ${cle + 1}`;
    })
    .join(', ');
}

/** Reads one file's text by its schema, or says which file, which entry and what is wrong. */
export function lis<S extends z.ZodType>(fichier: string, texte: string, schema: S): z.output<S> {
  const donnees = yaml(fichier, texte);
  const lu = schema.safeParse(donnees, { error: enFrancais });
  if (lu.success) return lu.data;
  const fautes = lu.error.issues.map(
    ({ path: chemin, message }) =>
      [fichier, endroit(donnees, chemin)].filter(Boolean).join(', ') + ` : ${message}`,
  );
  throw new Error(fautes.join('\n'));
}

function uniques(quoi: string, refs: string[]): void {
  const vues = new Set<string>();
  for (const ref of refs) {
    if (vues.has(ref)) throw new Error(`${quoi} « ${ref} » est là deux fois.`);
    vues.add(ref);
  }
}

function existent(ou: string, quoi: string, refs: string[], connues: string[]): void {
  const inconnue = refs.find((r) => !connues.includes(r));
  if (inconnue !== undefined) throw new Error(`${ou} : ${quoi} « ${inconnue} » n’existe pas.`);
}

/** What no file can know alone: that references are unique and lead somewhere. */
export function verifie(contenu: Content): Content {
  const refs = {
    questions: contenu.questions.map((q) => q.ref),
    series: contenu.series.map((s) => s.ref),
    produits: contenu.produits.map((p) => p.ref),
  };
  uniques('La question', refs.questions);
  uniques('La série', refs.series);
  uniques('Le produit', refs.produits);
  uniques(
    'L’adresse de page',
    contenu.produits.map((p) => p.slug),
  );
  uniques(
    'Le compte de démonstration',
    contenu.demo.eleves.map((e) => e.email),
  );
  uniques(
    'Le compte de démonstration',
    contenu.demo.staff.map((e) => e.email),
  );
  for (const s of contenu.series) {
    existent(`series/${s.ref}`, 'la question', s.questions, refs.questions);
    uniques(`Dans ${s.ref}, la question`, s.questions);
  }
  for (const p of contenu.produits) {
    existent(`produits.yaml, ${p.ref}`, 'la série', p.series, refs.series);
    if (p.type !== 'QT' && p.series.length > 0)
      throw new Error(`produits.yaml, ${p.ref} : seul un produit QT a des séries.`);
  }
  for (const e of contenu.demo.eleves) {
    const acces = e.acces.map((a) => a.produit);
    existent(`demo.yaml, ${e.email}`, 'le produit', acces, refs.produits);
    uniques(`demo.yaml, ${e.email} : le produit`, acces);
  }
  return contenu;
}

/** Everything in this folder, read and checked; throws at the first file that is wrong. */
export function readContent(dossier = ICI): Content {
  const texte = (fichier: string) => readFileSync(path.join(dossier, fichier), 'utf8');
  const fichiers = (sous: string) =>
    readdirSync(path.join(dossier, sous))
      .filter((nom) => nom.endsWith('.yaml'))
      .sort()
      .map((nom) => `${sous}/${nom}`);
  return verifie({
    questions: fichiers('questions').flatMap((f) =>
      lis(f, texte(f), questions).map((q) => ({ ...q, theme: path.basename(f, '.yaml') })),
    ),
    series: fichiers('series').map((f) => lis(f, texte(f), serie)),
    produits: lis('produits.yaml', texte('produits.yaml'), produits),
    demo: lis('demo.yaml', texte('demo.yaml'), demo),
  });
}
