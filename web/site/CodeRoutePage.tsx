import { serverCallContext } from '../kernel/serverCall.ts';
import type { Route } from './+types/CodeRoutePage.ts';
import { loadOutil, metaOutil } from './outil.ts';
import { PageOutil } from './PageOutil.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadOutil(context.get(serverCallContext), {
    reference: 'code-de-la-route',
    type: 'QT',
    garde: ({ type, codePermis }) => type === 'QT' || (type === 'EL' && codePermis !== 'RDV'),
  });

export const meta = (args: Route.MetaArgs) =>
  metaOutil(args, {
    nom: 'Code de la route',
    title: 'Code de la route : prépare l’examen théorique du permis B',
    description:
      'Des séries de questions cotées comme à l’examen théorique en Wallonie, avec une explication et l’article de loi après chaque réponse. Commence gratuitement.',
  });

export default function CodeRoutePage({ loaderData }: Route.ComponentProps) {
  const { faits, ...reste } = loaderData;
  return (
    <PageOutil
      {...reste}
      chapeau="Des séries cotées comme à l’examen théorique, et une explication après chaque réponse : tu avances en comprenant."
      infos={[
        {
          titre: 'L’examen théorique',
          chiffre: faits.seuilTheorie,
          texte: `C’est ce qu’il faut pour réussir. Tu peux le passer dès ${faits.ageMinimum}, et ta réussite reste valable ${faits.validiteTheorie}.`,
        },
        {
          titre: 'Une faute grave',
          chiffre: faits.coutFauteGrave,
          texte: `Une faute mineure n’en coûte que ${faits.coutFauteMineure}. À la deuxième faute grave, l’examen est raté.`,
        },
        {
          titre: 'Ton entraînement',
          chiffre: `${faits.seriesTheorie} séries`,
          texte: `Et ${faits.questionsTheorie} questions, à faire et à refaire pendant ${faits.validiteAcces}.`,
        },
      ]}
    />
  );
}
