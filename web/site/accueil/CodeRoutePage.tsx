import { majuscule } from '../../../regles/ecriture.ts';
import { RDV } from '../../../regles/rdv.ts';
import { serverCallContext } from '../../socle/kernel/serverCall.ts';
import type { Route } from './+types/CodeRoutePage.ts';
import { loadOutil, metaOutil } from './outil.ts';
import { PageOutil } from './PageOutil.tsx';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { RECHERCHE } from './vedettes.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadOutil(context.get(serverCallContext), request, {
    reference: 'code-de-la-route',
    type: 'QT',
    garde: ({ type, codePermis }) => type === 'QT' || (type === 'EL' && codePermis !== RDV),
    rang: 3,
  });

export const handle: Handle = { recherche: RECHERCHE };

export const meta = (args: Route.MetaArgs) =>
  metaOutil(args, {
    nom: 'Code de la route',
    title: 'Code de la route\u00a0: prépare l’examen théorique du permis B',
    description:
      'Des séries de questions cotées comme à l’examen théorique en Wallonie, avec une explication et l’article de loi après chaque réponse. Commence gratuitement.',
  });

export default function CodeRoutePage({ loaderData }: Route.ComponentProps) {
  const { faits, ...reste } = loaderData;
  return (
    <PageOutil
      {...reste}
      chapeau="Des séries cotées comme à l’examen, et une explication après chaque réponse."
      infos={[
        {
          titre: 'L’examen théorique',
          chiffre: faits.seuilTheorie,
          texte: `Pour réussir, dès ${faits.ageMinimum}. Ta réussite vaut ${faits.validiteTheorie}.`,
        },
        {
          titre: 'Une faute grave',
          chiffre: faits.coutFauteGrave,
          texte: `Une mineure coûte ${faits.coutFauteMineure}. Deux graves, et l’examen est raté.`,
        },
        {
          titre: 'Ton entraînement',
          chiffre: `${faits.seriesTheorie} séries`,
          texte: `${majuscule(faits.questionsTheorie)} questions, à refaire pendant ${faits.dureeTheorie}.`,
        },
      ]}
    />
  );
}
