import type { z } from 'zod';
import type { calls } from '../../../contract/index.ts';
import {
  adresseOfDessin,
  type Contenu,
  type Dessin,
  type VersionEntiere,
} from '../../eleve/questions/index.ts';
import { adresseOf } from '../../../regles/images.ts';
import type { KeepImage } from '../../socle/http/mount.ts';
import { Refus } from '../../socle/refus/refus.ts';
import { drawScene } from './drawScene.ts';
import { fautesOf } from './fautes.ts';
import { champsOf } from './versions.ts';

type Saisie = z.output<(typeof calls)['addQuestion']['input']> & { sansImage?: 0 | 1 };

interface Saving {
  input: Saisie;
  now: Date;
  keepImage: KeepImage;
  countMore: (calls: number) => void;
}

/** What a drawing costs us, in calls: the longest words there are take a tenth of a second. */
const DESSIN = 10;

/**
 * What a question is to say: what was typed, and of the version before it what was not. The picture
 * is drawn or kept here, as no transaction waits for that; the first once all else is right.
 */
export async function contenuOf(
  { input, now, keepImage, countMore }: Saving,
  before?: VersionEntiere,
): Promise<{ contenu: Contenu; dessin: Dessin | undefined }> {
  const { libelleImage: photo, sansImage, scene: typed, ...texts } = input;
  if (photo && typed !== null) throw wrong({ scene: [DEUX_IMAGES] });
  const stays = before && !photo && !sansImage ? before : undefined;
  const scene = typed ?? stays?.scene ?? null;
  const jour = before?.valableDu ?? now.toISOString().slice(0, 10);
  if (scene !== null) countMore(DESSIN - 1);
  const drawn = scene === null ? undefined : drawScene(scene, input, jour);
  const avecImage = Boolean(photo || drawn || stays?.libelleImage);
  const described = texts.imageDescription ?? drawn?.description ?? null;
  const imageDescription = avecImage ? described : null;
  const dessinee = drawn?.description ?? null;
  const fautes = fautesOf({ ...texts, imageDescription }, { avecImage, dessinee });
  if (Object.keys(fautes).length > 0) throw wrong(fautes);
  const { code = null, valableDu = null, valableAu = null } = before ?? {};
  const libelleImage = photo
    ? adresseOf('questions', await keepImage({ chemin: photo.chemin, champ: 'libelleImage' }))
    : drawn
      ? adresseOfDessin(drawn.svg, 'questions')
      : (stays?.libelleImage ?? null);
  const champs = champsOf({ ...texts, libelleImage, imageDescription, scene });
  return {
    contenu: { ...champs, code, valableDu, valableAu },
    dessin: drawn && { svg: drawn.svg, description: drawn.description },
  };
}

const DEUX_IMAGES = 'Envoyez une photo ou décrivez une image, pas les deux.';

const wrong = (errors: Partial<Record<string, string[]>>) =>
  new Refus(422, Object.values(errors)[0]![0]!, { errors });
