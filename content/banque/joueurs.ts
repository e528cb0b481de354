import { type Banque, jeuxOf, juste, mots, percent, reponsesOf } from './banque.ts';
import type { Question } from '../question.schema.ts';

type Gout = (reponses: string[]) => number[];

const POLIE =
  /(?<!\p{L})(cède|céder|laisse|laisser|attends|attendre|ralentis|ralentir|m’arrête|m’arrêter|freine|freiner|patiente|patienter|renonce|renoncer|reste derrière|rester derrière|pied|prudence|non|nee)(?!\p{L})/giu;

const communs = (un: Set<string>, autre: Set<string>): number => {
  const deux = [...un].filter((mot) => autre.has(mot)).length;
  return deux / (un.size + autre.size - deux);
};

const joueurs: Record<string, Gout> = {
  'la plus longue': (rs) => rs.map((r) => r.length),
  'la plus courte': (rs) => rs.map((r) => -r.length),
  'la première': (rs) => rs.map((_, i) => -i),
  'la dernière': (rs) => rs.map((_, i) => i),
  'la plus polie': (rs) => rs.map((r) => r.match(POLIE)?.length ?? 0),
  'celle qui ne ressemble pas aux autres': (rs) => {
    const lus = rs.map((r) => new Set(mots(r)));
    return lus.map((un, i) =>
      lus.reduce((somme, autre, j) => (i === j ? somme : somme - communs(un, autre)), 0),
    );
  },
  'celle qui ressemble aux autres': (rs) =>
    joueurs['celle qui ne ressemble pas aux autres']!(rs).map((x) => -x),
};

function scoreOf(questions: Question[], gout: Gout): { gagne: number; hasard: number } {
  let [gagne, hasard] = [0, 0];
  for (const question of questions) {
    const rs = reponsesOf(question);
    const aime = gout(rs);
    const prises = rs.filter((_, i) => aime[i]! >= Math.max(...aime) - 1e-9);
    if (prises.includes(juste(question))) gagne += 1 / prises.length;
    hasard += 1 / rs.length;
  }
  return { gagne: gagne / questions.length, hasard: hasard / questions.length };
}

/** On yes-no questions « Non » must be right as often as by chance. */
function nons(questions: Question[]): { gagne: number; hasard: number } {
  const deux = questions.filter((q) => {
    const rs = reponsesOf(q);
    return rs.some((r) => /^(Oui|Ja)\b/.test(r)) && rs.some((r) => /^(Non|Nee)\b/.test(r));
  });
  const non = (r: string) => /^(Non|Nee)\b/.test(r);
  const part = (q: Question) => reponsesOf(q).filter(non).length / reponsesOf(q).length;
  return {
    gagne: deux.filter((q) => non(juste(q))).length / Math.max(1, deux.length),
    hasard: deux.reduce((somme, q) => somme + part(q), 0) / Math.max(1, deux.length),
  };
}

/** The allowed gain over chance, as a fraction. */
const ECART = 0.03;

export const tricheurs = (questions: Question[]): [string, number, number][] => [
  ...Object.entries(joueurs).map(([nom, gout]): [string, number, number] => {
    const { gagne, hasard } = scoreOf(questions, gout);
    return [`qui prend ${nom}`, gagne, hasard];
  }),
  ['qui dit « Non »', nons(questions).gagne, nons(questions).hasard],
];

export const ruses = (banque: Banque): string[] =>
  jeuxOf(banque).flatMap(({ nom: jeu, questions }) =>
    tricheurs(questions)
      .filter(([, gagne, hasard]) => Math.abs(gagne - hasard) > ECART)
      .map(
        ([nom, gagne, hasard]) =>
          `${jeu} : ${nom} a ${percent(gagne)} au lieu de ${percent(hasard)}`,
      ),
  );
