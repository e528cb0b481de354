import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { sentenceOf } from '../kernel/errors.ts';
import { Card } from '../ui/Card.tsx';
import { Gauge } from '../ui/Gauge.tsx';
import plainStyles from '../ui/plain.module.css';
import { conseilOf, fourchetteInWords } from './mots.ts';
import { type Pret as Lu, useGetPret } from './pret.calls.ts';
import styles from './Pret.module.css';

/** How ready somebody is: a range, and what it rests on. Nothing where there are no series to practise with. */
export function Pret() {
  const { data, error, isFetching, refetch } = useGetPret();
  if (data?.pret === null) return null;
  return (
    <Card className={styles.pret} aria-labelledby="pret" aria-busy={!data && !error}>
      <h2 id="pret" className={styles.titre}>
        Prêt&nbsp;?
      </h2>
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
        <>
          <VisuallyHidden component="output">Calcul en cours</VisuallyHidden>
          <Skeleton height={24} width="min(16rem, 80%)" />
          <Skeleton height={14} />
          <Skeleton height={20} width="min(20rem, 90%)" />
        </>
      )}
    </Card>
  );
}

function Silence({ reponses, manque }: Lu) {
  return (
    <>
      <p>
        Encore{' '}
        <strong>
          {manque} réponse{manque > 1 ? 's' : ''}
        </strong>{' '}
        pour savoir où tu en es.
      </p>
      <Gauge
        value={reponses}
        max={reponses + manque}
        tone="action"
        label="Réponses"
        text={`${reponses} sur ${reponses + manque}`}
      />
      <p className={plainStyles.small}>
        À des questions que tu n’as pas encore vues, et de plusieurs thèmes&nbsp;: le reste ne dit
        pas ce que tu saurais à l’examen.
      </p>
    </>
  );
}

function Fourchette({
  reponses,
  fourchette,
}: {
  reponses: number;
  fourchette: NonNullable<Lu['fourchette']>;
}) {
  const { bas, haut } = fourchette;
  return (
    <>
      <p>
        Chance de réussir l’examen aujourd’hui&nbsp;:{' '}
        <strong className={styles.nombre}>{fourchetteInWords(fourchette)}</strong>
      </p>
      <div className={styles.echelle} aria-hidden="true">
        <div className={styles.piste}>
          <span style={{ insetInlineStart: `${bas}%`, insetInlineEnd: `${100 - haut}%` }} />
        </div>
        <p className={plainStyles.small}>
          <span>0</span>
          <span>50</span>
          <span>100&nbsp;%</span>
        </p>
      </div>
      <p>{conseilOf(fourchette)}</p>
      <p className={plainStyles.small}>
        D’après tes réponses à {reponses} questions. C’est une estimation, pas une promesse&nbsp;:
        une fois sur deux, la vérité est en dehors de cette fourchette.
      </p>
    </>
  );
}
