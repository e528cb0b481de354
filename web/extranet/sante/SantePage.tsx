import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import type { EtatDeSante, PointDeSante } from '../../../regles/sante.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import type { Handle } from '../../socle/kernel/referencement.ts';
import { Chargement } from '../../socle/ui/Chargement.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Facts } from '../../socle/ui/Facts.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';

type PointLu = OutputOf<'getSante'>['points'][number];

const TITRES: Record<PointDeSante, string> = {
  base: 'Base de données',
  appelsEnEchec: 'Appels en échec',
  appelsLents: 'Appels lents',
  mails: 'Mails',
  paiements: 'Paiements',
  remboursements: 'Remboursements',
  taches: 'Tâches',
  disque: 'Place sur le disque',
  images: 'Images',
  sauvegarde: 'Sauvegardes',
  textes: 'Textes du site',
  boucle: 'Charge de ce serveur',
};

const MAUX = {
  mal: { mot: 'Ne va pas', signe: 'error', ton: 'wrong' },
  attention: { mot: 'À regarder', signe: 'warning', ton: 'warning' },
} as const satisfies Record<Exclude<EtatDeSante, 'bien'>, object>;

/** In milliseconds: whoever watches it while mending sees it change. */
const ENCORE_MS = 20_000;

export const handle = { lit: [['getSante', {}]] } satisfies Handle;

export default function SantePage() {
  const { data, error, refetch } = useQuery({
    ...callQuery('getSante', {}),
    refetchInterval: ENCORE_MS,
    refetchOnWindowFocus: true,
  });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Chargement />;
  const { points, serveur, message } = data;
  const malades = (['mal', 'attention'] as const).flatMap((etat) =>
    points.filter((point) => point.etat === etat).map((point) => ({ etat, point })),
  );
  const sains = points.filter(({ etat }) => etat === 'bien');
  return (
    <>
      <PageHeading
        lead={
          <>
            {message} Serveur {serveur.nom}, version {serveur.version}, en marche depuis le{' '}
            <time dateTime={serveur.depuis}>{instantInWords(serveur.depuis)}</time>.
          </>
        }
      >
        Santé
      </PageHeading>
      <div className={plainStyles.stack}>
        {malades.map((mal) => (
          <Malade key={mal.point.quoi} {...mal} />
        ))}
        {sains.length > 0 && (
          <Part
            title={
              <span className={plainStyles.line}>
                <Sign kind="success" size={20} /> Va bien
              </span>
            }
          >
            <Facts facts={Object.fromEntries(sains.map(({ quoi, dit }) => [TITRES[quoi], dit]))} />
          </Part>
        )}
      </div>
    </>
  );
}

interface MaladeProps {
  etat: keyof typeof MAUX;
  point: PointLu;
}

function Malade({ etat, point: { quoi, dit, faire, depuis } }: MaladeProps) {
  const { mot, signe, ton } = MAUX[etat];
  return (
    <Part
      className={plainStyles.anywhere}
      title={<span className={plainStyles.anywhere}>{TITRES[quoi]}</span>}
    >
      <p className={plainStyles.pill} data-tone={ton}>
        <Sign kind={signe} size={16} /> {mot}
      </p>
      <p>{dit}</p>
      <p>{faire}</p>
      {depuis && (
        <p className={plainStyles.note}>
          Depuis le <time dateTime={depuis}>{instantInWords(depuis)}</time>
        </p>
      )}
    </Part>
  );
}
