import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import { FONCTIONS, FONCTIONS_OFFERTES } from '../../../regles/fonctions.ts';
import { LEVELS, NIVEAUX } from '../../../regles/niveaux.ts';
import { useMay } from '../cadre/index.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { Boxes } from '../../socle/ui/Boxes.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import plainStyles from '../../socle/ui/plain.module.css';

type Salle = OutputOf<'getDroits'>['salles'][number];
type Acte = Salle['appels'][number];
type QuelCompte = Acte['qui'][number];

const QUI: readonly (readonly [qui: QuelCompte, label: string])[] = [
  ...LEVELS.map((level) => [`${level}` as QuelCompte, NIVEAUX[level]] as const),
  ...FONCTIONS_OFFERTES.map((fonction) => [fonction, FONCTIONS[fonction].label] as const),
];

function inAWord({ appels }: Salle, qui: QuelCompte): string {
  const siens = appels.filter((appel) => appel.qui.includes(qui));
  if (siens.length === 0) return '–';
  if (qui === 'moniteur' && siens.some(({ deSesClasses }) => deSesClasses)) return 'Ses classes';
  if (siens.length === appels.length) return 'Tout';
  return siens.some(({ change }) => change) ? 'En partie' : 'Lire';
}

const SALLES: readonly Column<Salle>[] = [
  { head: 'Quoi', cell: ({ salle }) => salle },
  ...QUI.map(([qui, label]) => ({ head: label, cell: (salle: Salle) => inAWord(salle, qui) })),
];

const QUOI: Column<Acte> = { head: 'Quoi', cell: ({ resume }) => resume };

const APPELS: readonly Column<Acte>[] = [
  {
    head: 'Qui',
    cell: ({ qui, deSesClasses }) =>
      QUI.filter(([each]) => qui.includes(each))
        .map(([each, label]) =>
          each === 'moniteur' && deSesClasses ? `${label} (ses classes)` : label,
        )
        .join(', '),
  },
  { head: 'Mot de passe redemandé', cell: ({ preuve }) => (preuve ? 'Oui' : 'Non') },
];

/** The server makes it from the contract, so it says what the server does. */
export function Droits() {
  const may = useMay();
  return may('getDroits') ? <ParSujet /> : null;
}

function ParSujet() {
  const { data, error, refetch } = useQuery(callQuery('getDroits', {}));
  return (
    <Part id="droits" title="Qui peut faire quoi">
      {data ? (
        <>
          <Table
            dense
            label="Qui peut faire quoi, par sujet"
            columns={SALLES}
            rows={data.salles.map((salle) => ({ ...salle, id: salle.salle }))}
          />
          <details className={plainStyles.small}>
            <summary>Acte par acte</summary>
            {data.salles.map(({ salle, appels }) => (
              <Table
                key={salle}
                dense
                label={`Qui peut faire quoi\u00a0: ${salle}`}
                columns={[{ ...QUOI, head: salle }, ...APPELS]}
                rows={appels.map((appel) => ({ ...appel, id: appel.resume }))}
              />
            ))}
          </details>
        </>
      ) : error ? (
        <Failure part error={error} retry={() => refetch()} />
      ) : (
        <Boxes heights={[400]} />
      )}
    </Part>
  );
}
