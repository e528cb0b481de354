import { Button, Group, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { OutputOf } from '../../../contract/index.ts';
import { FICHES, MOYENS, type Moyen } from '../../../regles/fournisseurs/index.ts';
import { isShown, sentenceOf } from '../../socle/kernel/errors.ts';
import { tellConflict } from '../../socle/kernel/tellFailure.ts';
import { useTravail } from '../../socle/kernel/travaux.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { Avancement } from '../../socle/ui/Avancement.tsx';
import { Part } from '../../socle/ui/Part.tsx';
import { Segments } from '../../socle/ui/Segments.tsx';
import { type Column, Table } from '../../socle/ui/Table.tsx';
import { instantInWords, isoDay, lastMonths } from '../../socle/ui/dates.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { FileField } from '../../socle/ui/fields/FileField.tsx';
import { DateField } from '../../socle/ui/fields/TextField.tsx';
import { FichierIllisible, readTextFile } from '../../socle/ui/readTextFile.ts';
import { Resultat, type Comparaison } from './Resultat.tsx';
import { PRESTATAIRES, type PassageCompare, SOURCES, jourOuMoisEnMots } from './mots.ts';
import plainStyles from '../../socle/ui/plain.module.css';
import styles from './rapprochement.module.css';

const DAY_MS = 24 * 3_600_000;
/** Megabytes, the call's own limit. */
const MOST_MB = 5;
const MOIS = 24;
/** Repeats the reason, because the toast disappears. */
const COUPEE = 'La comparaison n’a pas abouti\u00a0: la connexion semble coupée. Réessayez.';
const DUREES = [
  { value: 'jour', label: 'Un jour' },
  { value: 'mois', label: 'Un mois' },
] as const;

export function Comparer({ services, passages }: Partial<OutputOf<'getEcarts'>>) {
  const [now] = useState(() => Date.now());
  const today = isoDay(new Date(now).toISOString());
  const [moyen, setMoyen] = useState<Moyen>(MOYENS[0]);
  const [duree, setDuree] = useState<'jour' | 'mois'>('jour');
  const [jour, setJour] = useState(() => isoDay(new Date(now - DAY_MS).toISOString()));
  const [mois, setMois] = useState(today.slice(0, 7));
  const [fichier, setFichier] = useState<File | null>(null);
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [refus, setRefus] = useState<string>();
  const [lue, setLue] = useState<Comparaison | null>(null);
  const { etape, hasLeft, carryOut } = useTravail();
  const write = useWrite('compareMouvements', { refreshes: ['getEcarts', 'getDashboard'] });
  const result = useRef<HTMLHeadingElement>(null);
  const busy = etape !== null;
  const { nom, releve: fichierDe } = FICHES[moyen];
  const periode = duree === 'jour' ? jour : mois;
  const canAsk = services?.[moyen] === 1;

  /** The result belongs to the period that was asked for. */
  function begin(): void {
    setErrors({});
    setRefus(undefined);
    setLue(null);
  }
  const anew =
    <V,>(set: (value: V) => void) =>
    (value: V) => {
      set(value);
      begin();
    };

  async function compare(): Promise<void> {
    begin();
    if (periode === '') return setErrors({ periode: ['Choisissez un jour.'] });
    if (!fichier && !canAsk) return setErrors({ releve: ['Choisissez un relevé.'] });
    const titre = fichier ? 'Lecture du relevé' : `${nom} est interrogé`;
    try {
      const releve = fichier && (await readTextFile(fichier)).texte;
      const written = await carryOut(titre, { fait: 0, total: 1 }, (told) =>
        write({ moyen, periode, releve }, told),
      );
      if (hasLeft()) return tellConflict(written, 'compareMouvements');
      if (written.ok) {
        setLue({ ...written.output, moyen, periode });
        setTimeout(() => result.current?.focus());
      } else {
        setErrors(written.errors ?? {});
        const refusal = written.refusal ?? written.conflict;
        if (refusal) setRefus(sentenceOf(refusal));
        else if (!written.errors) setRefus(COUPEE);
      }
    } catch (error) {
      if (error instanceof FichierIllisible) setErrors({ releve: [error.message] });
      else if (!isShown(error)) setErrors({ releve: ['Ce fichier ne peut pas être lu.'] });
    }
  }

  return (
    <Part large title="Comparer">
      <Text>
        Demandez au prestataire ce qu’il a dans ses comptes, ou déposez le relevé CSV que vous y
        avez exporté pour toute la période ({fichierDe}). Par son service, PayZen ne dit rien de ce
        qui n’a jamais été commandé ici&nbsp;: son relevé, si.
      </Text>
      <form
        className={plainStyles.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void compare();
        }}
      >
        <div className={`${plainStyles.fields} ${styles.champs}`}>
          <Segments
            label="Prestataire"
            value={moyen}
            options={PRESTATAIRES}
            onChange={anew(setMoyen)}
          />
          <Segments label="Période" value={duree} options={DUREES} onChange={anew(setDuree)} />
          {duree === 'jour' ? (
            <DateField
              name="periode"
              label="Jour"
              max={today}
              value={jour}
              onChange={anew(setJour)}
              error={errors.periode?.[0]}
            />
          ) : (
            <ChoiceField
              name="periode"
              label="Mois"
              options={lastMonths(today, MOIS)}
              value={mois}
              onChange={anew((value) => setMois(value ?? mois))}
              error={errors.periode?.[0]}
            />
          )}
        </div>
        <FileField
          name="releve"
          label={`Relevé ${nom}`}
          optional={canAsk}
          accept=".csv,.txt,text/csv,text/plain"
          max={MOST_MB}
          value={fichier}
          onChange={anew(setFichier)}
          error={errors.releve?.[0]}
          disabled={busy}
        />
        {services && !canAsk && (
          <Text c="dimmed">
            {nom} ne peut pas être interrogé d’ici&nbsp;: il manque ses clés. Son relevé suffit.
          </Text>
        )}
        <Group>
          <Button type="submit" aria-disabled={busy}>
            {fichier || !canAsk ? 'Comparer le relevé' : `Interroger ${nom}`}
          </Button>
        </Group>
      </form>
      {etape && <Avancement titre="Comparaison" {...etape} />}
      {refus && (
        <Text role="alert" className={plainStyles.wrong ?? ''}>
          {refus}
        </Text>
      )}
      {lue && <Resultat lue={lue} heading={result} />}
      {passages && passages.length > 0 && <Passages passages={passages} />}
    </Part>
  );
}

const PASSAGES: readonly Column<PassageCompare & { id: string }>[] = [
  {
    head: 'Période',
    cell: ({ moyen, periode }) => `${FICHES[moyen].nom}, ${jourOuMoisEnMots(periode)}`,
  },
  { head: 'Comment', cell: ({ source }) => SOURCES[source] },
  {
    head: 'Quand',
    cell: ({ dateEssai }) => <time dateTime={dateEssai}>{instantInWords(dateEssai)}</time>,
  },
  {
    head: 'Résultat',
    cell: ({ ecarts, erreur }) =>
      erreur ??
      (ecarts === null ? 'En cours' : ecarts === 0 ? 'Aucun écart' : `Écarts\u00a0: ${ecarts}`),
  },
];

function Passages({ passages }: { passages: readonly PassageCompare[] }) {
  const rows = passages.map((passage) => ({
    ...passage,
    id: `${passage.moyen} ${passage.periode} ${passage.source}`,
  }));
  return (
    <details>
      <summary>Les dernières comparaisons</summary>
      <Table label="Dernières comparaisons" columns={PASSAGES} rows={rows} dense />
    </details>
  );
}
