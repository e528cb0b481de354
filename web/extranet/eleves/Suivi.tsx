import { Badge, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { OutputOf } from '../../../contract/index.ts';
import { Failure } from '../../socle/kernel/Failure.tsx';
import { callQuery } from '../../socle/kernel/query.ts';
import { ExerciceFait } from '../../eleve/acces/index.ts';
import { Card } from '../../socle/ui/Card.tsx';
import { Gauge } from '../../socle/ui/Gauge.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { dayInWords, instantInWords } from '../../socle/ui/dates.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import sheetStyles from '../../socle/ui/sheet.module.css';
import styles from './eleves.module.css';

type SuiviLu = OutputOf<'getSuivi'>;

const COULEURS = {
  nouvelle: ['gray', 'Pas encore commencé'],
  'en cours': ['warning', 'En cours'],
  réussie: ['success', 'Réussi'],
  ratée: ['danger', 'Raté'],
} as const;

export function Suivi({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(callQuery('getSuivi', { id }));
  return (
    <Part bare id="suivi" title="Suivi">
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
          <Essais
            titre="Dernières tentatives"
            vide="Aucune tentative pour l’instant."
            columns={COLONNES}
            rows={data.tentatives}
          />
          <Essais
            titre="Derniers examens blancs"
            vide="Aucun examen blanc terminé."
            columns={COLONNES_EXAMENS}
            rows={data.examens.map((examen) => ({ ...examen, id: examen.examen_id }))}
          />
        </>
      ) : (
        <Skeleton height={220} aria-busy="true" />
      )}
    </Part>
  );
}

function Series({ series }: Pick<SuiviLu, 'series'>) {
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
                <Etat etat={etat} plus={etat === 'nouvelle' ? '' : ` · ${pourcentage}\u00a0%`} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Card>
  );
}

function Faiblesses({ faiblesses }: Pick<SuiviLu, 'faiblesses'>) {
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

function Cours({ cours }: Pick<SuiviLu, 'cours'>) {
  if (cours.length === 0) return null;
  return (
    <Card as="div">
      <h3 className={styles.titre}>Cours</h3>
      <ul className={sheetStyles.lines}>
        {cours.map(({ acces_user_id, libelle, nbTermine, nbChapitre, dateFin }) => {
          const faits = `${nbTermine}/${nbChapitre} ${nbChapitre > 1 ? 'chapitres' : 'chapitre'}`;
          const [couleur, mots] = COULEURS[nbTermine === 0 ? 'nouvelle' : 'en cours'];
          return (
            <li key={acces_user_id}>
              <span>
                {libelle}
                <Gauge
                  value={nbTermine}
                  max={nbChapitre}
                  tone={dateFin ? 'right' : 'warning'}
                  label={`Progression\u00a0: ${libelle}`}
                  text={faits}
                />
              </span>
              <Badge color={dateFin ? 'success' : couleur}>
                {dateFin ? `Terminé le ${dayInWords(dateFin)}` : mots} · {faits}
              </Badge>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function Exercices({ exercices }: Pick<SuiviLu, 'exercices'>) {
  if (exercices.length === 0) return null;
  return (
    <Card as="div">
      <h3 className={styles.titre}>Perception des risques</h3>
      {exercices.map(({ acces_user_id, libelle, exercices: faits, progres }) => (
        <div key={acces_user_id}>
          {exercices.length > 1 && <h4 className={styles.sousTitre}>{libelle}</h4>}
          {faits.length === 0 && <p className={plainStyles.dimmed}>Aucun exercice terminé.</p>}
          <ul className={sheetStyles.lines}>
            {faits.map((fait) => (
              <ExerciceFait key={fait.id} {...fait} />
            ))}
          </ul>
          {progres.length > 0 && (
            <Table
              label="Risques trouvés dans des vidéos vues pour la première fois"
              columns={PROGRES}
              rows={progres.map((un) => ({ id: un.libelle, ...un }))}
            />
          )}
        </div>
      ))}
    </Card>
  );
}

type ProgresLu = SuiviLu['exercices'][number]['progres'][number];

const compteDe = ({ trouves, vus }: ProgresLu['debut']) => (vus > 0 ? `${trouves} sur ${vus}` : '');

const PROGRES: readonly Column<ProgresLu>[] = [
  { head: 'Signe', cell: ({ libelle }) => libelle },
  { head: 'Trois premiers', cell: ({ debut }) => compteDe(debut) },
  { head: 'Depuis', cell: ({ depuis }) => compteDe(depuis) },
];

function Etat({ etat, plus = '' }: { etat: keyof typeof COULEURS; plus?: string }) {
  const [color, mots] = COULEURS[etat];
  return <Badge color={color}>{mots + plus}</Badge>;
}

const DEBUT: Column<{ dateDebut: string }> = {
  head: 'Début',
  cell: ({ dateDebut }) => <time dateTime={dateDebut}>{instantInWords(dateDebut)}</time>,
};

const COLONNES: readonly Column<SuiviLu['tentatives'][number]>[] = [
  { head: 'Série', cell: ({ libelle }) => libelle },
  DEBUT,
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

const COLONNES_EXAMENS: readonly Column<SuiviLu['examens'][number] & { id: number }>[] = [
  DEBUT,
  { head: 'Résultat', cell: ({ reussi }) => <Etat etat={reussi ? 'réussie' : 'ratée'} /> },
  { head: 'Questions posées', cell: ({ posees, nombre }) => `${posees}/${nombre}`, kind: 'figure' },
  { head: 'Fautes graves', cell: ({ fautesGraves }) => fautesGraves, kind: 'figure' },
  { head: 'Score', cell: ({ score, nombre }) => `${score}/${nombre}`, kind: 'amount' },
];

interface EssaisProps<R extends { id: number }> {
  titre: string;
  vide: string;
  columns: readonly Column<R>[];
  rows: readonly R[];
}

function Essais<R extends { id: number }>({ titre, vide, ...table }: EssaisProps<R>) {
  return (
    <div>
      <h3 className={styles.titre}>{titre}</h3>
      {table.rows.length === 0 ? (
        <p className={plainStyles.dimmed}>{vide}</p>
      ) : (
        <Table label={titre} {...table} dense />
      )}
    </div>
  );
}
