import type { z } from 'zod';
import { codeDu } from '../droit/codes.ts';
import { defautsDessin } from './defautsDessin.ts';
import { dessin as ecrit, type Dessin } from './dessin.ts';
import { Faute, fautesOf, inside } from './faute.ts';
import { enFrancais } from './francais.ts';
import { drawDessin } from './drawDessin.ts';
import { fautesScene } from './scene/coherence.ts';
import { LETTRES, type Letter } from '../regles/lettres.ts';
import { verdictOf, type Verdict, verifie, type Verifie } from './scene/verifie/index.ts';

export interface Image {
  dessin: Dessin;
  svg: string;
  titre: string;
  description: string;
}

export interface ImageLue {
  image?: Image;
  verifie?: Verifie;
  /** Undefined without claims or a scene. */
  verdict?: Verdict;
  /** Paths begin with `image` or `verifie`; `phraseOf` makes sentences. */
  fautes: Faute[];
}

function parse<S extends z.ZodType>(
  schema: S,
  valeur: unknown,
  chemin: string,
  fautes: Faute[],
): z.output<S> | undefined {
  const lu = schema.safeParse(valeur, { error: enFrancais });
  if (lu.success) return lu.data;
  fautes.push(...fautesOf(lu.error.issues, [chemin]));
  return undefined;
}

function draw(dessin: Dessin, jour: string, fautes: Faute[]): Image | undefined {
  try {
    if ('scene' in dessin) {
      const siennes = [...fautesScene(dessin.scene, jour)];
      if (siennes.length > 0) {
        fautes.push(...siennes.map((f) => inside(['image', 'scene'], f)));
        return undefined;
      }
    }
    const dessine = { dessin, ...drawDessin(dessin, jour) };
    fautes.push(...defautsDessin(dessin, jour).map((f) => inside(['image'], f)));
    return dessine;
  } catch (erreur) {
    fautes.push(inside('scene' in dessin ? ['image', 'scene'] : ['image'], erreur));
    return undefined;
  }
}

function sansRegles(
  dessin: Dessin | undefined,
  claims: Verifie,
  jour: string,
  lettres?: readonly Letter[],
): string | undefined {
  if (codeDu(jour) !== 'AR1975') return 'nos règles sont celles de l’AR de 1975';
  if (!dessin || !('scene' in dessin)) return 'les règles ne peuvent vérifier qu’une scène';
  return lettres && autresLettres(claims, lettres);
}

function autresLettres(claims: Verifie, lettres: readonly Letter[]): string | undefined {
  const manquent = lettres.filter((l) => claims[l] === undefined);
  const enTrop = LETTRES.filter((l) => claims[l] !== undefined && !lettres.includes(l));
  const said = [
    ...(manquent.length > 0 ? [`ajoutez ${ligneOf(manquent)}`] : []),
    ...(enTrop.length > 0 ? [`retirez ${ligneOf(enTrop)}`] : []),
  ];
  if (said.length === 0) return undefined;
  return `chaque réponse de la question a une ligne ici, qui dit ce qu’elle affirme : ${said.join(', et ')}`;
}

const ligneOf = (lettres: readonly Letter[]) =>
  `${lettres.length === 1 ? 'la ligne' : 'les lignes'} ${lettres.map((l) => `« ${l} »`).join(', ')}`;

/**
 * Reads `image:` and `verifie:` for `jour` (YYYY-MM-DD): picture, verdict and all faults. Never
 * throws. `lettres`: the offered answers.
 */
export function readImage(
  words: { image?: unknown; verifie?: unknown },
  { jour, correcte, lettres }: { jour: string; correcte?: Letter; lettres?: readonly Letter[] },
): ImageLue {
  const fautes: Faute[] = [];
  const dessin = words.image === undefined ? undefined : parse(ecrit, words.image, 'image', fautes);
  const image = dessin && draw(dessin, jour, fautes);
  if (words.verifie === undefined) return { ...(image && { image }), fautes };
  const claims = parse(verifie, words.verifie, 'verifie', fautes);
  const lue = { ...(image && { image }), ...(claims && { verifie: claims }), fautes };
  if (!claims || (!image && words.image !== undefined)) return lue;
  const pourquoi = sansRegles(image?.dessin, claims, jour, lettres);
  if (pourquoi) fautes.push(new Faute(['verifie'], pourquoi));
  if (pourquoi || !image || !('scene' in image.dessin)) return lue;
  return { ...lue, verdict: verdictOf(image.dessin.scene, claims, correcte, lettres) };
}
