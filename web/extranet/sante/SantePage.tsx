import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import type { EtatDeSante, PointDeSante } from '../../../regles/sante.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { Chargement } from '../../socle/ui/Chargement.tsx';
import { PageHeading } from '../../socle/ui/Heading.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { Sign } from '../../socle/ui/Sign.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';

type PointLu = OutputOf<'getSante'>['points'][number];

const TITRES: Record<PointDeSante, string> = {
  base: 'Base de données',
  mails: 'Mails',
  paiements: 'Paiements',
  remboursements: 'Remboursements',
  taches: 'Tâches',
  disque: 'Place sur le disque',
  images: 'Images',
  sauvegarde: 'Sauvegardes',
  boucle: 'Charge de ce serveur',
};

const SIGNES = { bien: 'success', attention: 'warning', mal: 'error' } as const;
const EN_MOTS: Record<EtatDeSante, string> = {
  bien: 'Va bien',
  attention: 'À regarder',
  mal: 'Ne va pas',
};
const RANGS: readonly EtatDeSante[] = ['mal', 'attention', 'bien'];

/** In milliseconds: whoever watches it while mending sees it change. */
const ENCORE_MS = 20_000;

export default function SantePage() {
  const { data, error, refetch } = useQuery({
    ...callQuery('getSante', {}),
    refetchInterval: ENCORE_MS,
    refetchOnWindowFocus: true,
  });
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Chargement />;
  const { points, serveur, message } = data;
  const ranges = points.toSorted((un, autre) => RANGS.indexOf(un.etat) - RANGS.indexOf(autre.etat));
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
        {ranges.map((point) => (
          <PointVu key={point.quoi} point={point} />
        ))}
      </div>
    </>
  );
}

function PointVu({ point: { quoi, etat, dit, faire, depuis } }: { point: PointLu }) {
  return (
    <Part
      data-tone={etat === 'mal' ? 'wrong' : undefined}
      title={
        <span className={plainStyles.line}>
          <Sign kind={SIGNES[etat]} size={20} /> {TITRES[quoi]}
        </span>
      }
    >
      <p>
        <strong>{EN_MOTS[etat]}.</strong> {dit}
      </p>
      {faire && <p>{faire}</p>}
      {depuis && (
        <p className={plainStyles.note}>
          Depuis le <time dateTime={depuis}>{instantInWords(depuis)}</time>
        </p>
      )}
    </Part>
  );
}
