import { LETTRES, type Letter } from '../../regles/lettres.ts';
import { sortOf } from '../eleve/pret/pret.ts';

export const IMAGINEES = 500;
export const FAUSSES = 10;
const ELEVES = 60;
export const PAR_SERIE = 50;

export interface QuestionImaginee {
  lettres: Letter[];
  /** Right, and right as the bank says. */
  vraie: Letter;
  dite: Letter;
}

/**
 * Ten wrong keys among 500 questions, and what sixty learners answer to each. The model of the
 * sentinel knows less: these guess, questions differ in slope, and some distractors take nearly all.
 */
export function banqueImaginee(seed: number, { moyenne = 1.3, ecart = 0.8 } = {}) {
  const sort = sortOf(seed);
  const gauss = () => Math.sqrt(-2 * Math.log(1 - sort())) * Math.cos(2 * Math.PI * sort());
  const choose = <T>(all: readonly T[]) => all[Math.floor(sort() * all.length)]!;
  const tout = Array.from({ length: IMAGINEES }, (_, at) => {
    const lettres = LETTRES.slice(0, at % 3 === 0 ? 2 : 3);
    const vraie = choose(lettres);
    const autres = lettres.filter((lettre) => lettre !== vraie);
    const dite = at % (IMAGINEES / FAUSSES) === 7 ? choose(autres) : vraie;
    const comment = {
      autres,
      penche: sort(),
      difficulte: 0.9 * gauss(),
      pente: 0.7 + 0.6 * sort(),
    };
    return { question: { lettres, vraie, dite }, comment };
  });
  const answer = (niveau: number, { question, comment }: (typeof tout)[number]): Letter => {
    const hasard = 0.6 / question.lettres.length;
    const { autres, penche, difficulte, pente } = comment;
    const sait = hasard + (1 - hasard) / (1 + Math.exp(-pente * (niveau - difficulte)));
    if (sort() < sait) return question.vraie;
    return autres[sort() < penche ? 0 : autres.length - 1]!;
  };
  const eleves = Array.from({ length: ELEVES }, () => {
    const niveau = moyenne + ecart * gauss();
    return tout.map((each) => answer(niveau, each));
  });
  return { questions: tout.map(({ question }): QuestionImaginee => question), eleves };
}
