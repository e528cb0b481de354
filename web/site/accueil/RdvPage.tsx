import { majuscule } from '../../../regles/ecriture.ts';
import { RDV } from '../../../regles/rdv.ts';
import { serverCallContext } from '../../socle/kernel/serverCall.ts';
import type { Route } from './+types/RdvPage.ts';
import { loadOutil, metaOutil } from './outil.ts';
import { PageOutil } from './PageOutil.tsx';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { RECHERCHE } from './vedettes.ts';

export const loader = ({ context, request }: Route.LoaderArgs) =>
  loadOutil(context.get(serverCallContext), request, {
    reference: 'rdv-pedagogique',
    type: 'EL',
    garde: ({ codePermis }) => codePermis === RDV,
    rang: 5,
  });

export const handle: Handle = { recherche: RECHERCHE };

export const meta = (args: Route.MetaArgs) =>
  metaOutil(args, {
    nom: 'RDV pédagogique',
    title: 'Rendez-vous pédagogique en ligne, avec ton guide',
    description:
      'Suis en ligne le rendez-vous pédagogique de la filière libre avec guide en Wallonie\u00a0: un cours clair à suivre à deux, et une attestation à la fin.',
  });

export default function RdvPage({ loaderData }: Route.ComponentProps) {
  const { faits, ...reste } = loaderData;
  return (
    <PageOutil
      {...reste}
      chapeau="Le cours de la filière libre, à suivre avec ton guide depuis la table de la cuisine."
      infos={[
        {
          titre: 'Pour le suivre',
          chiffre: majuscule(faits.delaiRdv),
          texte: 'À deux et à ton rythme, à partir de ta première ouverture.',
        },
        {
          titre: 'Le rendez-vous',
          chiffre: reste.produits.length > 0 ? faits.prixRdv : 'Pas en vente',
          texte: 'Les chapitres, leurs questions et ton attestation.',
        },
        {
          titre: 'L’examen pratique',
          chiffre: majuscule(faits.delaiPratique),
          texte: 'À attendre au moins, pour rouler avec ton guide.',
        },
      ]}
    />
  );
}
