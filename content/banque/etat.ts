import { articleOf } from '../../droit/articles.ts';
import { LETTRES } from '../../regles/lettres.ts';
import { type Banque, compte, fausses, jeuxOf, meprisesOf, percent } from './banque.ts';
import { degreOf } from './degres.ts';
import { poidsDesImages } from './equilibre.ts';
import { tricheurs } from './joueurs.ts';
import { partDuSiege } from './sujets.ts';
import { brievete } from './mesure.ts';
import type { Question } from '../question.schema.ts';

const tableau = (titre: string, nombres: Map<string, number>): string =>
  `${titre}\n${[...nombres]
    .toSorted(([a], [b]) => a.localeCompare(b, 'fr', { numeric: true }))
    .map(([nom, n]) => `  ${nom.padEnd(42)}${String(n).padStart(6)}`)
    .join('\n')}\n`;

const genreImage = (question: Question): string => {
  if (!question.image) return 'sans image';
  const dessin = question.image.dessin as unknown as Record<
    string,
    { lieu?: string; vue?: string }
  >;
  const genre = Object.keys(dessin)[0]!;
  return genre === 'scene' ? `scène, ${dessin['scene']?.lieu}, vue ${dessin['scene']?.vue}` : genre;
};

const lignes = (titre: string, dites: [string, string][]): string =>
  `${titre}\n${dites.map(([nom, dit]) => `  ${nom.padEnd(49)}${dit}`).join('\n')}\n`;

function alaLecture(banque: Banque): string {
  return jeuxOf(banque)
    .flatMap(({ nom: jeu, questions }) => {
      const { enonces, reponses } = brievete(questions);
      return [
        lignes(
          `Ce que gagne qui ruse (et le hasard), ${jeu}`,
          tricheurs(questions).map(([nom, gagne, hasard]) => [
            nom,
            `${percent(gagne)} (${percent(hasard)})`,
          ]),
        ),
        lignes(`À la lecture, ${jeu}`, [
          ['énoncés de 20 mots au plus', percent(enonces)],
          ['réponses de 8 mots au plus', percent(reponses)],
        ]),
      ];
    })
    .join('\n');
}

export function etatOfBanque(banque: Banque): string {
  const { contenu, toutes, cours, series } = banque;
  const qs = contenu.questions;
  const total = (titre: string, liste: Question[]) =>
    `${titre} : ${liste.length}, dont ${liste.filter((q) => q.image).length} avec image`;
  return [
    total(
      'Questions des séries en français',
      qs.filter((q) => q.langue === 'FR'),
    ),
    total(
      'Questions des séries en néerlandais',
      qs.filter((q) => q.langue === 'NL'),
    ),
    total('Questions des cours', cours),
    `Questions en mots simples : ${qs.filter((q) => q.simple).length}`,
    `Mauvaises réponses expliquées : ${qs.flatMap(meprisesOf).length} sur ${qs.flatMap(fausses).length}`,
    `Clés vérifiées par les règles : ${toutes.filter((q) => 'verifie' in q && q.verifie).length}`,
    '',
    tableau(
      'Par thème',
      compte(qs, (q) => q.theme),
    ),
    `Par série\n${series
      .map(
        (serie) =>
          `  ${serie.ref.padEnd(42)}${String(serie.questions.length).padStart(6)}  ` +
          `${serie.questions.filter((q) => q.grave).length} graves, ` +
          `${serie.questions.filter((q) => q.image).length} images, ` +
          `${Math.round(poidsDesImages(serie.questions) / 1000)} ko`,
      )
      .join('\n')}\n`,
    tableau('Par degré', compte(qs, degreOf)),
    tableau(
      'Par lettre juste',
      compte(qs, (q) => q.correcte),
    ),
    tableau(
      'Par nombre de réponses',
      compte(qs, (q) => `${LETTRES.filter((l) => q[l]).length} réponses`),
    ),
    tableau('Par sorte d’image', compte(qs, genreImage)),
    `Scènes vues du siège du conducteur : ${percent(partDuSiege(qs))}\n`,
    alaLecture(banque),
    tableau(
      'Par article',
      compte(qs, (q) => articleOf(q.article)),
    ),
    `Articles cités : ${new Set(qs.map((q) => articleOf(q.article))).size}`,
  ].join('\n');
}
