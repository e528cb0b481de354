import { Badge, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { SectionHeading } from '../../socle/ui/Heading.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import { Cours } from './Cours.tsx';
import { Exercices } from './Exercices.tsx';
import sheetStyles from '../../socle/ui/sheet.module.css';
import styles from './eleves.module.css';

type Lu = OutputOf<'getSuivi'>;
type Tentative = Lu['tentatives'][number];
type Examen = Lu['examens'][number];

const COULEURS = {
  nouvelle: ['gray', 'Pas encore commencé'],
  'en cours': ['warning', 'En cours'],
  réussie: ['success', 'Réussi'],
  ratée: ['danger', 'Raté'],
} as const;

export function Suivi({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(callQuery('getSuivi', { id }));
  return (
    <section aria-labelledby="suivi" className={sheetStyles.part}>
      <SectionHeading small id="suivi">
        Suivi
      </SectionHeading>
      {error ? (
        <Failure part error={error} retry={refetch} />
      ) : data ? (
        <>
          <div className={styles.deux}>
            <Series series={data.series} />
            <Faiblesses faiblesses={data.faiblesses} />
          </div>
          <Cours cours={data.cours} />
          <Exercices exercices={data.exercices} />
          <Tentatives tentatives={data.tentatives} />
          <Examens examens={data.examens} />
        </>
      ) : (
        <Skeleton height={220} aria-busy="true" />
      )}
    </section>
  );
}

function Series({ series }: Pick<Lu, 'series'>) {
  return (
    <Card as="div">
      <h3 className={styles.titre}>Séries</h3>
      {series.length === 0 && <p className={plainStyles.dimmed}>Aucun accès à des séries.</p>}
      {series.map(({ acces_user_id, libelle, themes }) => (
        <div key={acces_user_id}>
          {series.length > 1 && <h4 className={styles.sousTitre}>{libelle}</h4>}
          <ul className={sheetStyles.lines}>
            {themes.map(({ id, libelle: nom, etat, pourcentage }) => (
              <li key={id}>
                <span>{nom}</span>
                <Badge color={COULEURS[etat][0]} variant="light" size="lg" tt="none">
                  {etat === 'nouvelle'
                    ? COULEURS[etat][1]
                    : `${COULEURS[etat][1]} · ${pourcentage}\u00a0%`}
                </Badge>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}

function Faiblesses({ faiblesses }: Pick<Lu, 'faiblesses'>) {
  return (
    <Card as="div">
      <h3 className={styles.titre}>Articles les plus faibles</h3>
      <p className={plainStyles.small}>Dans ses vingt dernières tentatives terminées.</p>
      {faiblesses.length === 0 && <p className={plainStyles.dimmed}>Rien à signaler.</p>}
      <ul className={sheetStyles.lines}>
        {faiblesses.map(({ article, fausses, posees }) => (
          <li key={article}>
            <span>{/^\d/.test(article) ? `Article ${article}` : article}</span>
            <strong>
              {fausses} {fausses > 1 ? 'fausses' : 'fausse'} sur {posees}
            </strong>
          </li>
        ))}
      </ul>
    </Card>
  );
}

const Etat = ({ etat }: { etat: keyof typeof COULEURS }) => (
  <Badge color={COULEURS[etat][0]} variant="light" size="lg" tt="none">
    {COULEURS[etat][1]}
  </Badge>
);

const COLONNES: readonly Column<Tentative>[] = [
  { head: 'Série', cell: ({ libelle }) => libelle },
  {
    head: 'Début',
    cell: ({ dateDebut }) => <time dateTime={dateDebut}>{instantInWords(dateDebut)}</time>,
  },
  {
    head: 'Résultat',
    cell: ({ score, reussi }) => (
      <Etat etat={score === null ? 'en cours' : reussi ? 'réussie' : 'ratée'} />
    ),
  },
  {
    head: 'Fautes graves',
    cell: ({ fautesGraves }) => fautesGraves ?? 'Pas encore',
    kind: 'figure',
  },
  {
    head: 'Score',
    cell: ({ score, nombre }) => (score === null ? 'Pas encore' : `${score}/${nombre}`),
    kind: 'amount',
  },
];

function Tentatives({ tentatives }: Pick<Lu, 'tentatives'>) {
  return (
    <div>
      <h3 className={styles.titre}>Dernières tentatives</h3>
      {tentatives.length === 0 ? (
        <p className={plainStyles.dimmed}>Aucune tentative pour l’instant.</p>
      ) : (
        <Table label="Dernières tentatives" columns={COLONNES} rows={tentatives} dense />
      )}
    </div>
  );
}

const COLONNES_EXAMENS: readonly Column<Examen & { id: number }>[] = [
  {
    head: 'Début',
    cell: ({ dateDebut }) => <time dateTime={dateDebut}>{instantInWords(dateDebut)}</time>,
  },
  { head: 'Résultat', cell: ({ reussi }) => <Etat etat={reussi ? 'réussie' : 'ratée'} /> },
  { head: 'Questions posées', cell: ({ posees, nombre }) => `${posees}/${nombre}`, kind: 'figure' },
  { head: 'Fautes graves', cell: ({ fautesGraves }) => fautesGraves, kind: 'figure' },
  { head: 'Score', cell: ({ score, nombre }) => `${score}/${nombre}`, kind: 'amount' },
];

function Examens({ examens }: Pick<Lu, 'examens'>) {
  return (
    <div>
      <h3 className={styles.titre}>Derniers examens blancs</h3>
      {examens.length === 0 ? (
        <p className={plainStyles.dimmed}>Aucun examen blanc terminé.</p>
      ) : (
        <Table
          label="Derniers examens blancs"
          columns={COLONNES_EXAMENS}
          rows={examens.map((examen) => ({ ...examen, id: examen.examen_id }))}
          dense
        />
      )}
    </div>
  );
}
