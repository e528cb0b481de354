import { serverCallContext } from '../kernel/serverCall.ts';
import type { Route } from './+types/PerceptionPage.ts';
import { majuscule } from './faits.ts';
import { loadOutil, metaOutil } from './outil.ts';
import { PageOutil } from './PageOutil.tsx';

export const loader = ({ context }: Route.LoaderArgs) =>
  loadOutil(context.get(serverCallContext), {
    reference: 'perception-des-risques',
    type: 'EX',
    garde: ({ type }) => type === 'EX',
  });

export const meta = (args: Route.MetaArgs) =>
  metaOutil(args, {
    nom: 'Perception des risques',
    title: 'Test de perception des risques : entraîne-toi en vidéo',
    description:
      'Apprends à voir venir le danger avec des vidéos filmées depuis la place du conducteur, et prépare le test de perception des risques exigé avant l’examen pratique.',
  });

export default function PerceptionPage({ loaderData }: Route.ComponentProps) {
  const { faits, ...reste } = loaderData;
  return (
    <PageOutil
      {...reste}
      chapeau="Apprends à deviner ce qui va se passer dans une rue, et présente-toi au test l’esprit tranquille."
      infos={[
        {
          titre: 'Le test',
          chiffre: `${faits.videosExamenPerception} vidéos`,
          texte: `Chacune contient de ${faits.risquesParVideo} risques, à signaler au moment où tu les vois.`,
        },
        {
          titre: 'Pour réussir',
          chiffre: faits.seuilPerception,
          texte: `C’est le minimum. Le test coûte ${faits.prixPerception}, et il se réussit avant l’examen pratique.`,
        },
        {
          titre: 'Ton entraînement',
          chiffre: `${majuscule(faits.videosEntrainement)} vidéos`,
          texte: `À revoir aussi souvent que tu veux pendant ${faits.validiteAcces}.`,
        },
      ]}
    />
  );
}
