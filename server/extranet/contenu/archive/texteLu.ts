import { FautesDeFichier, ligneAt } from '../../../../content/readYaml.ts';
import { TEXTE_MAX } from '../../../../regles/texte.ts';
import type { Db } from '../../../socle/db/database.ts';
import { isEmpty } from '../../cours/index.ts';
import { Refus } from '../../../socle/refus/refus.ts';
import { adresseOfDessin } from '../../../eleve/questions/index.ts';
import { adresseOf } from '../../../../regles/images.ts';
import { empreinteOfNom, figure, imagesDuTexte } from './chapitres.ts';
import type { ChapitreLu, Dessine, Reader } from './reader.ts';
import { dessinsOf } from './lus.ts';
import type { Photo } from './photos.ts';
import { fileNameOf } from './questions.ts';

interface Autour {
  db: Db;
  reader: Reader;
  fichier: string;
  brut: string;
  fichiers: ReadonlyMap<string, string>;
  photo: (nom: string) => Promise<Photo>;
}

export type TexteLu = Awaited<ReturnType<typeof texteLu>>;

export async function texteLu({ libelle, morceaux, enHtml }: ChapitreLu, autour: Autour) {
  const { fichier, brut, reader } = autour;
  const dessins: Dessine[] = morceaux.filter((m): m is Dessine => 'svg' in m);
  const photos: Photo[] = [];
  const html = morceaux
    .map((m) => ('html' in m ? m.html : figure(adresseOfDessin(m.svg, 'chapitres'), m)))
    .join('');
  const faute = (message: string, place = 0) =>
    new FautesDeFichier([{ fichier, ligne: ligneAt(brut, place), message }]);
  /** Turns a 422 into a fault of its file; rethrows other refusals. */
  const asFaute = (cause: unknown, place = 0): never => {
    throw cause instanceof Refus && cause.status === 422 ? faute(cause.message, place) : cause;
  };
  const adresses = new Map<string, string>();
  for (const src of imagesDuTexte(html)) {
    if (dessins.some(({ svg }) => adresseOfDessin(svg, 'chapitres') === src)) continue;
    const known = await pictureOf(src, autour).catch((cause: unknown) =>
      asFaute(cause, brut.indexOf(src)),
    );
    if ('svg' in known) dessins.push(known);
    if ('empreinte' in known) photos.push(known);
    const adresse =
      'svg' in known
        ? adresseOfDessin(known.svg, 'chapitres')
        : 'adresse' in known
          ? known.adresse
          : adresseOf('chapitres', known);
    // A stored picture keeps its address, whatever its folder.
    if (fileNameOf(adresse) !== fileNameOf(src) || src.startsWith('images/'))
      adresses.set(src, adresse);
  }
  const texte = html.replace(
    / src="([^"<>]+)"/g,
    (_, src: string) => ` src="${adresses.get(src) ?? src}"`,
  );
  // HTML is cleaned as if typed; our Markdown parser emits clean HTML.
  const propre = enHtml ? await reader.clean(texte).catch(asFaute) : texte;
  if (isEmpty(propre)) throw faute(`Le chapitre «\u00a0${libelle}\u00a0» n’a pas de texte.`);
  if (propre.length > TEXTE_MAX)
    throw faute(`Le texte de «\u00a0${libelle}\u00a0» est trop long : 400 000 caractères au plus.`);
  return { libelle, texte: propre, dessins, photos };
}

async function pictureOf(
  src: string,
  { db, reader, fichiers, photo }: Autour,
): Promise<Photo | Dessine | { adresse: string }> {
  const empreinte = empreinteOfNom(src);
  if (empreinte === undefined) return photo(fileNameOf(src));
  if ((await dessinsOf(db, [src])).has(empreinte)) return { adresse: src };
  const mots = `images/${empreinte}.yaml`;
  if (fichiers.has(mots)) return reader.dessin(mots);
  throw new Refus(
    422,
    `Le dessin «\u00a0${fileNameOf(src)}\u00a0» n’est ni dans l’archive, ni déjà ici.`,
  );
}
