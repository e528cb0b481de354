import type { z } from 'zod';
import type { calls } from '../../../contract/index.ts';
import { adresseOf } from '../../../regles/images.ts';
import { type Image, jourDuCatalogue, readTexte } from '../../../drawing/index.ts';
import { type FicheDuMonde, isMemePrise, relit } from '../../../monde/relit.ts';
import { LETTRES, type Letter, MEPRISES, SIMPLES } from '../../../regles/lettres.ts';
import { articleConnu } from '../../../droit/articles.ts';
import { motsOf } from '../../../regles/recherche.ts';
import {
  adresseOfDessin,
  annoteVue,
  type Contenu,
  type Dessin,
  type VueAGarder,
  type VersionEntiere,
} from '../../eleve/questions/index.ts';
import type { KeepImage } from '../../socle/http/context.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { champsOf } from './versions.ts';

type QuestionSaisie = z.output<(typeof calls)['addQuestion']['input']> & { sansImage?: 0 | 1 };
type ReponsesSaisies = Pick<QuestionSaisie, 'a' | 'b' | 'c' | 'd' | 'correcte'>;

interface Saving {
  input: QuestionSaisie;
  now: Date;
  keepImage: KeepImage;
  takeMore: (calls: number) => void;
}

/** In calls of the rate limit: drawing takes up to a tenth of a second. */
const DRAWING_COST = 10;

export interface ContenuAGarder {
  contenu: Contenu;
  dessins: Dessin[];
  vue?: VueAGarder | undefined;
}

/** `before` fills in omitted fields. Draws or stores pictures last, outside transactions. */
export async function contenuOf(
  { input, now, keepImage, takeMore }: Saving,
  before?: VersionEntiere,
): Promise<ContenuAGarder> {
  const { libelleImage: photo, sansImage, scene: typed, vue, prise, ...texts } = input;
  if (photo && typed !== null) throw wrong({ scene: [DEUX_IMAGES] });
  const stays = before && !photo && !sansImage ? before : undefined;
  const scene = typed ?? stays?.scene ?? null;
  const jour = jourDuCatalogue(before?.valableDu ?? now.toISOString().slice(0, 10));
  if (scene !== null) takeMore(DRAWING_COST - 1);
  const drawn = scene === null ? undefined : await drawScene(scene, input, jour);
  const avecImage = Boolean(photo || drawn || stays?.libelleImage);
  const dessinee = drawn?.image.description ?? null;
  const imageDescription = avecImage ? (texts.imageDescription ?? dessinee) : null;
  const fautes = fautesOf({ ...texts, imageDescription }, { avecImage, dessinee });
  if (Object.keys(fautes).length > 0) throw wrong(fautes);
  const { code = null, valableDu = null, valableAu = null } = before ?? {};
  const libelleImage = photo
    ? adresseOf('questions', await keepImage({ chemin: photo.chemin, champ: 'libelleImage' }))
    : drawn
      ? adresseOfDessin(drawn.image.svg, 'questions')
      : (stays?.libelleImage ?? null);
  const champs = champsOf({ ...texts, libelleImage, imageDescription, scene });
  const contenu = { ...champs, code, valableDu, valableAu };
  const dessins: Dessin[] = drawn ? [drawn.image] : [];
  if (!vue || !drawn?.fiche || !libelleImage || !isMemePrise(prise ?? '', drawn.fiche.prise))
    return { contenu, dessins };
  // Only pixels are the browser's: what lies over them comes from the words.
  const { dessins: plaques, ...donnees } = annoteVue(drawn.fiche, jour);
  const { chemin } = vue;
  const { empreinte: cle } = await keepImage({ chemin, champ: 'vue', sorte: 'vue' });
  return { contenu, dessins: [...dessins, ...plaques], vue: { libelleImage, cle, ...donnees } };
}

const DEUX_IMAGES = 'Envoyez une photo ou décrivez une image, pas les deux.';

const wrong = (errors: Partial<Record<string, string[]>>) =>
  new Refus(422, Object.values(errors)[0]![0]!, { errors });

/** Draws the signs valid on `jour`. 422 lists all faults, including a wrong key. */
async function drawScene(
  words: string,
  question: QuestionSaisie,
  jour: string,
): Promise<{ image: Image; fiche?: FicheDuMonde | undefined }> {
  const { correcte, libelle } = question;
  const lettres = LETTRES.filter((letter) => question[letter] !== null);
  const { image, fautes, verdict } = readTexte(words, { jour, correcte, lettres });
  const { phrases, fiche } = await relit(image?.dessin, jour, { ...question, question: libelle });
  const said = [
    ...fautes.map(({ ligne, phrase }) => (ligne === null ? phrase : `Ligne ${ligne} : ${phrase}`)),
    ...(verdict?.contradictions ?? []),
    ...phrases,
  ];
  if (!image || said.length > 0) throw new Refus(422, said[0]!, { errors: { scene: said } });
  return { image, fiche };
}

type Texte = ReponsesSaisies &
  Pick<
    QuestionSaisie,
    'idArticleLois' | 'imageDescription' | 'simple' | (typeof MEPRISES | typeof SIMPLES)[Letter]
  >;
type Fautes = Partial<Record<keyof Texte, string[]>>;

/** The code of 1 June 2027 is unpublished, so only the citation's form is checked. */
const CODE_2027 = /^CVP \d+(\.\d+)*°?$/;

interface AvecImage {
  avecImage: boolean;
  /** The drawing's own description, which may mention any answer. */
  dessinee: string | null;
}

function fautesOf(question: Texte, { avecImage, dessinee }: AvecImage): Fautes {
  const { c, d, correcte, idArticleLois: article, imageDescription } = question;
  const bonne = question[correcte];
  const fautes: Fautes = { ...reponsesEgales(question) };
  if (d !== null && c === null) fautes.d = ['Écrivez d’abord la réponse C.'];
  for (const lettre of LETTRES)
    if (question[MEPRISES[lettre]] !== null && (lettre === correcte || question[lettre] === null))
      fautes[MEPRISES[lettre]] = [
        `${lettre.toUpperCase()} n’est pas une mauvaise réponse\u00a0: laissez ce champ vide.`,
      ];
  const simples = [question.simple, ...LETTRES.map((lettre) => question[SIMPLES[lettre]])];
  if (simples.some((texte) => texte !== null)) {
    if (question.simple === null) fautes.simple = ['Écrivez aussi l’énoncé en mots simples.'];
    for (const lettre of LETTRES) {
      const [texte, champ, nom] = [question[lettre], SIMPLES[lettre], lettre.toUpperCase()];
      if (texte !== null && question[champ] === null)
        fautes[champ] = [`Écrivez aussi la réponse ${nom} en mots simples.`];
      if (texte === null && question[champ] !== null)
        fautes[champ] = [`Il n’y a pas de réponse ${nom}\u00a0: laissez ce champ vide.`];
    }
  }
  if (bonne === null)
    fautes.correcte = [
      `Il n’y a pas de réponse ${correcte.toUpperCase()}\u00a0: choisissez-en une autre.`,
    ];
  if (article !== null && !articleConnu(article) && !CODE_2027.test(article))
    fautes.idArticleLois = [
      'Cet article n’existe pas. Écrivez-le comme « 12.3.1 », « loi 34 », « AR 1998 art. 3 » ou « CVP 12.3 ».',
    ];
  if (avecImage && imageDescription === null)
    fautes.imageDescription = ['Décrivez l’image pour qui ne la voit pas, sans dire la réponse.'];
  const seen = (answer: string) => dessinee !== null && says(dessinee, answer);
  if (imageDescription !== null && bonne !== null && says(imageDescription, bonne) && !seen(bonne))
    fautes.imageDescription = [
      'Cette description dit la bonne réponse\u00a0: décrivez ce que l’on voit.',
    ];
  return fautes;
}

/** Ignores case, accents and spaces. */
function reponsesEgales(question: ReponsesSaisies): Fautes {
  const fautes: Fautes = {};
  const seen = new Map<string, Letter>();
  for (const lettre of LETTRES) {
    const texte = question[lettre];
    if (texte === null) continue;
    const same = seen.get(plain(texte));
    if (same) fautes[lettre] = [`Cette réponse est la même que la réponse ${same.toUpperCase()}.`];
    else seen.set(plain(texte), lettre);
  }
  return fautes;
}

/** Keeps an answer without words, such as « + ». */
const plain = (texte: string) => motsOf(texte).join(' ') || texte;

const says = (texte: string, answer: string) => ` ${plain(texte)} `.includes(` ${plain(answer)} `);
