import { setImmediate as untilRequestsAreRead } from 'node:timers/promises';
import { imagesDuTexte, texteDuChapitre } from '../chapitres.ts';
import { dessinsOf, findTexte } from '../lus.ts';
import { passages } from '../passages.ts';
import { texteLu } from '../texteLu.ts';
import { libelleFautes, refuseQuestions } from './listes.ts';
import { type ChapitreVoulu, type EnCours, vouluOf } from './enCours.ts';

const MOST_IN_CHAPITRE = 150;

export async function planChapitres(plan: EnCours): Promise<void> {
  const { noms, avance, suivi, listes, chapitres } = plan;
  const own = noms.filter((nom) => /^cours\/.*\.(?:md|html)$/.test(nom));
  for (const [fait, fichier] of own.entries()) {
    await avance({ etape: 'Lecture des chapitres', fait, total: own.length });
    const ref = refOf(fichier);
    if (chapitres.has(ref))
      suivi.note(fichier, 1, `ce chapitre est aussi dans ${chapitres.get(ref)}`);
    chapitres.set(ref, fichier);
    await planChapitre(plan, ref, fichier);
    await untilRequestsAreRead();
  }
  for (const fichier of listes.keys())
    if (fichier.startsWith('cours/') && !chapitres.has(refOf(fichier)))
      suivi.note(fichier, null, 'il n’y a pas de texte de ce nom, en .md ou en .html');
}

const refOf = (fichier: string) => fichier.replace(/^.*\/|\.\w+$/g, '');

export const listeDe = (fichier: string) => fichier.replace(/\.\w+$/, '.yaml');

async function planChapitre(plan: EnCours, ref: string, fichier: string): Promise<void> {
  const { db, reader, suivi, actuel, travail } = plan;
  const refs = listeLue(plan, fichier);
  const row = actuel.chapitres.get(ref);
  const avant = row && { libelle: row.libelle, texte: (await findTexte(db, row.id))! };
  const ecrit = avant && texteDuChapitre(avant, await dessinsOf(db, imagesDuTexte(avant.texte)));
  const brut = await suivi.tried(() => reader.texte(fichier));
  if (brut === undefined) return;
  const pareil = ecrit && fichier.endsWith(ecrit.extension) && ecrit.texte === brut;
  const lu = pareil
    ? { ...avant, dessins: [], photos: [] }
    : await suivi.tried(async () =>
        texteLu(await reader.chapitre(fichier), { ...plan, fichier, brut }),
      );
  if (!lu) return;
  if (!pareil) for (const message of libelleFautes(lu.libelle)) suivi.note(fichier, 1, message);
  const voulu: ChapitreVoulu = {
    ...vouluOf({ ref, libelle: lu.libelle, refs }, row),
    texte: avant?.texte === lu.texte ? null : lu.texte,
    dessins: lu.dessins,
    photos: lu.photos,
  };
  const champs =
    avant && voulu.texte !== null
      ? [{ champ: 'texte' as const, ...textesChanges(avant.texte, lu.texte) }]
      : [];
  if (suivi.compare('chapitre', voulu, row, champs)) travail.chapitres.push(voulu);
}

/** Returns null without a file of questions: the chapter keeps its own. */
function listeLue(plan: EnCours, fichier: string): string[] | null {
  const entrees = plan.listes.get(listeDe(fichier));
  if (!entrees) return null;
  const [refs, lignes] = [entrees.map(({ ref }) => ref), entrees.map(({ ligne }) => ligne)];
  refuseQuestions(plan, listeDe(fichier), { refs, lignes });
  if (refs.length > MOST_IN_CHAPITRE) {
    const message = `un chapitre compte ${MOST_IN_CHAPITRE} questions au plus`;
    plan.suivi.note(listeDe(fichier), lignes[MOST_IN_CHAPITRE]!, message);
  }
  return refs;
}

/** Compares words; compares markup only when the words are equal. */
function textesChanges(avant: string, apres: string) {
  const [before, after] = [motsDe(avant), motsDe(apres)];
  return before === after ? passages(spaced(avant), spaced(apres)) : passages(before, after);
}

const spaced = (html: string) => html.replace(/<[^>]*>/g, ' $& ');
const motsDe = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
