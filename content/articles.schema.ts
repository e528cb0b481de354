import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { articleConnu } from '../droit/articles.ts';
import { nomsCode } from '../droit/codes.ts';
import { ligne } from './champs.ts';
import { readYaml } from './readYaml.ts';

const numero = ligne.refine(articleConnu, {
  error:
    'cet article n’existe pas ; on écrit « 12.3.1 », « loi 34 », « AR 1998 art. 2 » ou « annexe 4 »',
});

/** `articles.yaml` explains cited articles, by legal text. */
const articles = z
  .array(
    z.strictObject({
      titre: ligne,
      /** Undefined: the text is independent of the code. */
      code: z.enum(nomsCode).optional(),
      adresse: z.url({ protocol: /^https$/, error: 'une adresse commence par « https:// »' }),
      articles: z.array(
        z.strictObject({
          numeros: z.array(numero).min(1),
          sujet: ligne.max(60, 'un sujet tient en quelques mots : 60 signes au plus'),
          texte: ligne.max(320, 'deux ou trois phrases suffisent : 320 signes au plus'),
        }),
      ),
    }),
  )
  .superRefine((textes, ctx) => {
    const vus = new Set<string>();
    for (const [n, { code, articles: siens }] of textes.entries())
      for (const [m, { numeros }] of siens.entries())
        for (const un of numeros) {
          const cle = `${code} ${un}`;
          if (vus.has(cle))
            ctx.addIssue({
              code: 'custom',
              message: `l’article ${un} est là deux fois`,
              path: [n, 'articles', m, 'numeros'],
            });
          vus.add(cle);
        }
  });
export type TexteDeLoi = z.output<typeof articles>[number];

const FICHIER = 'articles.yaml';

export const readArticles = (dossier = import.meta.dirname): TexteDeLoi[] =>
  readYaml(FICHIER, readFileSync(path.join(dossier, FICHIER), 'utf8'), articles);
