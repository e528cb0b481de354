import { SERIE } from '../../../droit/epreuve.ts';
import { removeFromChapitres } from '../../eleve/cours/index.ts';
import type { Handler } from '../../socle/http/mount.ts';
import { holdQuestion, removeQuestion } from '../../eleve/questions/index.ts';
import { removeFromSeries } from '../../eleve/series/index.ts';
import { champsOf, currentOf, sansQuestion } from './versions.ts';

export const deleteQuestion: Handler<'deleteQuestion'> = async (context) => {
  const { trx, admin, now } = context;
  const { id } = context.input;
  if ((await holdQuestion(trx, id)) === undefined) throw sansQuestion();
  const before = await currentOf(trx, id);
  const series = await removeFromSeries(trx, id, { admin_id: admin.id, now });
  const textes = await removeFromChapitres(trx, id);
  await removeQuestion(trx, id, now);
  const [themes, chapitres] = [series.filter(isVisible), textes.filter(isVisible)];
  const avant = {
    version_id: before.id,
    ...champsOf(before),
    themes: themes.map(nameOf),
    chapitres: chapitres.map(nameOf),
    places: { themes: series.map(placeOf), chapitres: textes.map(placeOf) },
  };
  return {
    utilisation: { themes, chapitres },
    message: messageOf(id, themes, chapitres),
    journal: { objet: 'question', objet_id: id, avant },
  };
};

const isVisible = ({ visible }: { visible: boolean }) => visible;

/** The journal keeps positions, so that an undo restores them. */
const placeOf = ({ id, rang, nombre }: Porteur & { rang: number }) => [id, rang, nombre];

interface Porteur {
  id: number;
  libelle: string;
  nombre: number;
}

const nameOf = ({ id, libelle }: Porteur) => ({ id, libelle });

function messageOf(id: number, themes: Porteur[], chapitres: Porteur[]): string {
  const out = [
    ...themes.map(
      ({ libelle, nombre }) => `la série «\u00a0${libelle}\u00a0» (${resteEnMots(nombre)})`,
    ),
    ...chapitres.map(({ libelle }) => `le chapitre «\u00a0${libelle}\u00a0»`),
  ];
  const short = themes.some(({ nombre }) => nombre < SERIE);
  return [
    `La question ${id} a été supprimée.`,
    ...(out.length > 0 ? [`Elle a été retirée de\u00a0: ${out.join(', ')}.`] : []),
    ...(short ? [`Une série complète compte ${SERIE} questions.`] : []),
  ].join(' ');
}

const resteEnMots = (nombre: number) =>
  nombre === 0
    ? 'plus aucune question'
    : nombre === 1
      ? 'reste 1 question'
      : `restent ${nombre} questions`;
