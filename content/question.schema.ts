import { z } from 'zod';
import {
  codeDu,
  codes,
  enFrancais,
  jourDuCatalogue,
  nomsCode,
  readImage,
  type CodeRoute,
} from '../drawing/index.ts';
import { LANGUES } from '../regles/langue.ts';
import { LETTRES, type Letter, MEPRISES, SIMPLES } from '../regles/lettres.ts';
import type { Ensuite } from '../regles/question.ts';
import { jour, ligne, ouiNon, ref } from './champs.ts';
import { joursOf } from './jours.ts';

const codeOf = (day: string): CodeRoute | undefined =>
  day < codes.AR1975.du ? undefined : codeDu(day);
const HORS_CODE = 'une question ne vaut pas en dehors des jours de son code';

const meprise = ligne.max(300).optional();
const simple = ligne.max(300).optional();

const champs = {
  ref,
  question: ligne,
  image: z.unknown().optional(),
  description: ligne.optional(),
  a: ligne,
  b: ligne,
  c: ligne.optional(),
  d: ligne.optional(),
  correcte: z.enum(LETTRES),
  grave: ouiNon,
  article: ligne,
  justification: ligne,
  /** Says to whoever chose a wrong letter where he went astray, and how it is. */
  mepriseA: meprise,
  mepriseB: meprise,
  mepriseC: meprise,
  mepriseD: meprise,
  /** The same in plain words: all of it, or none. */
  simple: ligne.max(500).optional(),
  simpleA: simple,
  simpleB: simple,
  simpleC: simple,
  simpleD: simple,
  langue: z.enum(LANGUES).default('FR'),
  code: z.enum(nomsCode).default('AR1975'),
  /** The days on which its rule is in force, within that code. */
  valableDu: jour.optional(),
  valableAu: jour.optional(),
  /** Claims of the answers, for the rules to contradict a wrong key. */
  verifie: z.unknown().optional(),
};

const photo = z.strictObject({
  photo: z
    .string()
    .regex(
      /^[\p{L}\p{N}][\p{L}\p{N}._ -]{0,119}$/u,
      'une photo est un fichier du dossier « images »',
    ),
});

export const photoOf = ({ image }: { image?: unknown }): string | undefined =>
  photo.safeParse(image).data?.photo;

function lue<
  E extends Pick<
    z.output<z.ZodObject<typeof champs>>,
    'a' | 'b' | 'c' | 'd' | 'correcte' | 'simple' | (typeof MEPRISES | typeof SIMPLES)[Letter]
  > & {
    image?: unknown;
    verifie?: unknown;
    description?: string | undefined;
  },
>(ecrite: E, jour: string, report: (message: string, ...path: PropertyKey[]) => void) {
  const offertes = LETTRES.filter((l) => ecrite[l] !== undefined);
  const { correcte, description } = ecrite;
  const nom = photoOf(ecrite);
  const sansPhoto = nom === undefined ? ecrite : { ...ecrite, image: undefined };
  const { fautes, image, verifie, verdict } = readImage(sansPhoto, {
    jour,
    correcte,
    lettres: offertes,
  });
  for (const { message, chemin } of fautes) report(message, ...chemin);
  for (const message of verdict?.contradictions ?? []) report(message, 'verifie');
  if (ecrite[correcte] === undefined) report(`il n’y a pas de réponse « ${correcte} »`, 'correcte');
  if (ecrite.d !== undefined && ecrite.c === undefined)
    report('il y a une réponse d sans réponse c', 'd');
  for (const lettre of LETTRES)
    if (ecrite[MEPRISES[lettre]] !== undefined && (lettre === correcte || !ecrite[lettre]))
      report(`« ${lettre} » n’est pas une mauvaise réponse`, MEPRISES[lettre]);
  const enSimple = ecrite.simple !== undefined;
  for (const lettre of LETTRES)
    if ((ecrite[SIMPLES[lettre]] !== undefined) !== (enSimple && ecrite[lettre] !== undefined))
      report('les mots simples vont ensemble : l’énoncé et chaque réponse', SIMPLES[lettre]);
  if (new Set(offertes.map((l) => ecrite[l])).size < offertes.length)
    report('deux réponses sont identiques', 'a');
  if (nom !== undefined && description === undefined)
    report('une photo est décrite pour qui ne la voit pas', 'description');
  if (description !== undefined && nom === undefined && !image)
    report('il n’y a pas d’image à décrire', 'description');
  const mots = {
    image: ecrite.image,
    ...(ecrite.verifie !== undefined && { verifie: ecrite.verifie }),
  };
  return { ...ecrite, image, verifie, ...(image && { mots }), ...(nom && { photo: nom }) };
}

/** Its key holds, it falls, or these fields are laid over it (null: without). */
const suite = z.union([z.enum(['tient', 'tombe']), z.record(z.string(), z.unknown())]);

const question = z.strictObject(champs).transform((ecrite, ctx) => {
  const report = (message: string, ...path: PropertyKey[]) =>
    ctx.addIssue({ code: 'custom', message, path });
  const { du, au } = joursOf(ecrite);
  if (codeOf(du) !== ecrite.code || (au !== null && codeOf(au) !== ecrite.code)) {
    report(HORS_CODE, 'code');
    return z.NEVER;
  }
  return lue(ecrite, du, report);
});

type QuestionLue = z.output<typeof question>;

interface SousLeCodeSuivant {
  /** Undefined: nobody has said yet. */
  ensuite?: Ensuite | undefined;
  suivante?: z.output<typeof sousLeSuivant>;
}

/** Its picture has the plates of 1975, which stay valid; its article has a number of the new text. */
const champsSuivants = z.strictObject({ ...champs, article: ligne.nullable().default(null) });
const jugeSuivant = <E extends z.output<typeof champsSuivants | typeof champsSuivantsDuPersonnel>>(
  ecrite: E,
  ctx: z.RefinementCtx,
) =>
  lue(ecrite, jourDuCatalogue(codes.CVP2027.du), (message, ...path) =>
    ctx.addIssue({ code: 'custom', message, path }),
  );
const sousLeSuivant = champsSuivants.transform(jugeSuivant);
const champsSuivantsDuPersonnel = champsSuivants.extend({
  justification: ligne.nullable().default(null),
});
const suivanteDuPersonnel = champsSuivantsDuPersonnel.transform(jugeSuivant);

/** Lays the fields of another form over a question; null: without. */
const posees = (base: object, suivante: object) =>
  Object.fromEntries(
    Object.entries({ ...base, ...suivante, code: 'CVP2027' }).filter(
      ([, value]) => value !== null && value !== undefined,
    ),
  );

const avecSuite = z
  .looseObject({ CVP2027: suite.optional() })
  .transform(({ CVP2027, ...base }, ctx): QuestionLue & SousLeCodeSuivant => {
    const tell = (error: z.ZodError | undefined, ...ou: PropertyKey[]) => {
      for (const { path, message } of error?.issues ?? [])
        ctx.addIssue({ code: 'custom', message, path: [...ou, ...path] });
      return z.NEVER;
    };
    const lue = question.safeParse(base, { error: enFrancais });
    if (!lue.success) return tell(lue.error);
    if (typeof CVP2027 !== 'object') return { ...lue.data, ensuite: CVP2027 };
    const suivante = sousLeSuivant.safeParse(posees(base, CVP2027), { error: enFrancais });
    if (!suivante.success) return tell(suivante.error, 'CVP2027');
    return { ...lue.data, ensuite: 'change', suivante: suivante.data };
  });
export const questions = z.array(avecSuite).min(1);

/** `mots`: picture and claims as written. `theme`: the question's folder, or chapter. */
export type Question = QuestionLue & SousLeCodeSuivant & { theme: string };

/** Staff may omit some fields and have others; archives contain both. */
export const questionDuPersonnel = z.strictObject({
  ...champs,
  article: ligne.nullable(),
  justification: ligne.nullable(),
  /** `aucun` means the code in force on the day of reading. */
  code: z.enum([...nomsCode, 'aucun']).default('AR1975'),
  /** Undefined leaves its fate as it is. */
  CVP2027: suite.optional(),
});
export type QuestionDuPersonnel = z.output<typeof questionDuPersonnel>;

/** Checks like content/: draws the picture and applies the rules. `aujourdhui`: YYYY-MM-DD. */
export const questionJugee = (aujourdhui: string) =>
  questionDuPersonnel.transform(({ CVP2027, ...ecrite }, ctx): Jugement => {
    const report = (message: string, ...path: PropertyKey[]) =>
      ctx.addIssue({ code: 'custom', message, path });
    const { code } = ecrite;
    const { du, au } =
      code === 'aucun' ? { du: aujourdhui, au: null } : joursOf({ ...ecrite, code });
    const dehors = codeOf(du) !== code || (au !== null && codeOf(au) !== code);
    if (code !== 'aucun' && dehors) report(HORS_CODE, 'code');
    const jugee = lue(ecrite, du, report);
    if (typeof CVP2027 !== 'object') return { ...jugee, ensuite: CVP2027 };
    const base = { ...ecrite, grave: ecrite.grave ? 'oui' : 'non' };
    const suivante = suivanteDuPersonnel.safeParse(posees(base, CVP2027), { error: enFrancais });
    for (const { path, message } of suivante.error?.issues ?? [])
      report(message, 'CVP2027', ...path);
    return suivante.data ? { ...jugee, ensuite: 'change', suivante: suivante.data } : jugee;
  });
type Jugement = FormeJugee & {
  ensuite?: Ensuite | undefined;
  suivante?: z.output<typeof suivanteDuPersonnel>;
};
export type FormeJugee = ReturnType<typeof lue<Omit<QuestionDuPersonnel, 'CVP2027'>>>;
export type QuestionJugee = z.output<ReturnType<typeof questionJugee>>;
