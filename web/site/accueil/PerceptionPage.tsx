import { majuscule } from '../../../regles/ecriture.ts';
import { serverCallContext } from '../../socle/kernel/serverCall.ts';
import type { Route } from './+types/PerceptionPage.ts';
import { loadOutil, metaOutil } from './outil.ts';
import { EssaiDeVideo } from './EssaiDeVideo.tsx';
import { PageOutil } from './PageOutil.tsx';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { RECHERCHE } from './vedettes.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadOutil(context.get(serverCallContext), request, {
    reference: 'perception-des-risques',
    type: 'EX',
    garde: ({ type }) => type === 'EX',
    rang: 4,
  });

export const handle: Handle = { recherche: RECHERCHE };

export const meta = (args: Route.MetaArgs) =>
  metaOutil(args, {
    nom: 'Perception des risques',
    title: 'Test de perception des risques\u00a0: entraîne-toi en vidéo',
    description:
      'Apprends à voir venir le danger avec des vidéos filmées depuis la place du conducteur, et prépare le test de perception des risques exigé avant l’examen pratique.',
  });

export default function PerceptionPage({ loaderData }: Route.ComponentProps) {
  const { faits, ...reste } = loaderData;
  return (
    <PageOutil
      {...reste}
      apres={<EssaiDeVideo />}
      chapeau="Apprends à deviner ce qui va se passer dans une rue, avant l’examen pratique."
      infos={[
        {
          titre: 'Le test',
          chiffre: `${faits.videosExamenPerception} vidéos`,
          texte: `De ${faits.risquesParVideo} risques dans chacune, à signaler quand tu les vois.`,
        },
        {
          titre: 'Pour réussir',
          chiffre: faits.seuilPerception,
          texte: `C’est le minimum. Le test coûte ${faits.prixPerception}, indexés chaque 1er janvier.`,
        },
        {
          titre: 'Ton entraînement',
          chiffre: `${majuscule(faits.videosEntrainement)} vidéos`,
          texte: `À revoir autant que tu veux pendant ${faits.dureePerception}.`,
        },
      ]}
    />
  );
}
