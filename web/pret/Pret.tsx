import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';
import { sentenceOf } from '../kernel/errors.ts';
import { Card } from '../ui/Card.tsx';
import { Gauge } from '../ui/Gauge.tsx';
import plainStyles from '../ui/plain.module.css';
import { conseilOf, fourchetteInWords } from './mots.ts';
import { type Pret as Lu, useGetPret } from './pret.calls.ts';
import styles from './Pret.module.css';

interface Props {
  /** What it stands in: a card of its own, or a part of one. */
  as?: typeof Card | 'section';
}

/** How ready somebody is: a range, and what it rests on. Nothing where there are no series to practise with. */
export function Pret({ as: Cadre = Card }: Props) {
  const { data, error, isFetching, refetch } = useGetPret();
  if (data?.pret === null) return null;
  const Titre = Cadre === Card ? 'h2' : 'h3';
  return (
    <Cadre className={styles.pret} aria-labelledby="pret" aria-busy={!data && !error}>
      <Titre id="pret" className={styles.titre}>
        Prêt&nbsp;?
      </Titre>
      {data ? (
        data.pret.fourchette ? (
          <Fourchette reponses={data.pret.reponses} fourchette={data.pret.fourchette} />
        ) : (
          <Silence {...data.pret} />
        )
      ) : error ? (
        <>
          <p>{sentenceOf(error)}</p>
          <Button
            variant="default"
            className={styles.bouton ?? ''}
            loading={isFetching}
            onClick={() => void refetch()}
          >
            Réessayer
          </Button>
        </>
      ) : (
        <Corps
          dit={<Skeleton height={18} mt={4} width="min(20rem, 90%)" />}
          echelle={<Skeleton height={14} radius={999} />}
          bornes={['\u00a0']}
          conseil={<Skeleton height={18} mt={4} width="min(24rem, 90%)" />}
          fond={<VisuallyHidden component="output">Calcul en cours</VisuallyHidden>}
        />
      )}
    </Cadre>
  );
}

interface CorpsProps {
  dit: ReactNode;
  echelle: ReactNode;
  /** What stands under the scale, from its beginning to its end. */
  bornes: string[];
  conseil: ReactNode;
  /** What it rests on. */
  fond: ReactNode;
}

/** As high whatever is said, so that nothing below moves when it is known. */
const Corps = ({ dit, echelle, bornes, conseil, fond }: CorpsProps) => (
  <>
    <div className={styles.dit}>{dit}</div>
    <div className={styles.echelle}>
      {echelle}
      <p className={plainStyles.small} aria-hidden="true">
        {bornes.map((borne) => (
          <span key={borne}>{borne}</span>
        ))}
      </p>
    </div>
    <div className={styles.dit}>{conseil}</div>
    <div className={`${plainStyles.small} ${styles.fond}`}>{fond}</div>
  </>
);

const Silence = ({ reponses, manque }: Lu) => (
  <Corps
    dit={
      <>
        Encore{' '}
        <strong>
          {manque} réponse{manque > 1 ? 's' : ''}
        </strong>{' '}
        pour savoir où tu en es.
      </>
    }
    echelle={
      <Gauge
        value={reponses}
        max={reponses + manque}
        tone="action"
        label="Réponses"
        text={`${reponses} sur ${reponses + manque}`}
      />
    }
    bornes={['0', `${reponses + manque} réponses`]}
    conseil="Seules comptent celles à des questions que tu n’as pas encore vues, et de plusieurs thèmes."
    fond="Le reste ne dit pas ce que tu saurais à l’examen."
  />
);

interface FourchetteProps {
  reponses: number;
  fourchette: NonNullable<Lu['fourchette']>;
}

function Fourchette({ reponses, fourchette }: FourchetteProps) {
  const { bas, haut } = fourchette;
  return (
    <Corps
      dit={
        <>
          Chance de réussir l’examen aujourd’hui&nbsp;:{' '}
          <strong className={styles.nombre}>{fourchetteInWords(fourchette)}</strong>
        </>
      }
      echelle={
        <div className={styles.piste} aria-hidden="true">
          <span style={{ insetInlineStart: `${bas}%`, insetInlineEnd: `${100 - haut}%` }} />
        </div>
      }
      bornes={['0', '50', '100\u00a0%']}
      conseil={conseilOf(fourchette)}
      fond={
        <>
          D’après tes réponses à {reponses} questions. C’est une estimation, pas une promesse&nbsp;:
          une fois sur deux, la vérité est en dehors de cette fourchette.
        </>
      }
    />
  );
}
