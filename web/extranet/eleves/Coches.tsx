import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { accorde, combien } from '../../../regles/ecriture.ts';
import { GESTES_DACCES, type GesteDAcces } from '../../../regles/signalement.ts';
import { sentenceOf } from '../../socle/kernel/errors.ts';
import { FormDialogBody } from '../../socle/kernel/FormDialogBody.tsx';
import { FormDialog, type Opened } from '../../socle/kernel/FormDialog.tsx';
import { saveDownload } from '../../socle/kernel/saveDownload.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { useWrite } from '../../socle/kernel/useWrite.ts';
import { ChoiceField } from '../../socle/ui/fields/ChoiceField.tsx';
import { NumberField } from '../../socle/ui/fields/NumberField.tsx';
import type { Ticking } from '../../socle/ui/Table.tsx';
import styles from './eleves.module.css';

/** As many as a page has at most. */
const MOST = 100;

/** Ticks stay while one turns the pages. */
export function useCoches(): Ticking<number> & { clear: () => void } {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  return {
    ids,
    clear: () => setIds(new Set()),
    onTick(some, ticked) {
      const next = new Set(ids);
      for (const id of some)
        if (ticked) next.add(id);
        else next.delete(id);
      if (next.size > MOST)
        return toast({
          kind: 'warning',
          title: `Cochez ${MOST} élèves au plus`,
          sujet: 'coches',
        });
      setIds(next);
    },
  };
}

interface CochesProps {
  produits: readonly { value: string; label: string }[];
  classes: readonly { value: string; label: string }[];
}

export function Coches({
  ids,
  clear,
  produits,
  classes,
}: ReturnType<typeof useCoches> & CochesProps) {
  const [origin, setOrigin] = useState<Element | null>(null);
  const [vers, setVers] = useState<Element | null>(null);
  if (ids.size === 0) return null;
  const close = () => setOrigin(null);
  const all = [...ids];
  return (
    <section className={styles.coches} aria-label="Élèves cochés">
      <output>{`${combien(ids.size, 'élève')} ${accorde(ids.size, 'coché')}`}</output>
      <Group gap="xs">
        <Button onClick={(event) => setOrigin(event.currentTarget)}>
          Donner ou changer un accès
        </Button>
        <Button variant="default" onClick={(event) => setVers(event.currentTarget)}>
          Mettre dans une classe
        </Button>
        <Button variant="default" onClick={() => void saveDownload('exportEleves', { ids: all })}>
          Exporter les cochés
        </Button>
        <Button variant="subtle" onClick={clear}>
          Tout décocher
        </Button>
      </Group>
      <FormDialog origin={vers} onClose={() => setVers(null)} title="Mettre dans une classe">
        <ClasseForm ids={all} classes={classes} onClose={() => setVers(null)} />
      </FormDialog>
      <FormDialog origin={origin} onClose={close} title="Un accès pour les élèves cochés">
        <GesteForm ids={all} produits={produits} onClose={close} />
      </FormDialog>
    </section>
  );
}

function GesteForm({
  ids,
  produits,
  onClose,
}: Pick<Opened, 'onClose'> & Pick<CochesProps, 'produits'> & { ids: number[] }) {
  const send = useWrite('editAccesDesEleves', {
    refreshes: ['getEleves', 'getEleve'],
    says: sentenceOf,
  });
  const [geste, setGeste] = useState<GesteDAcces>('donner');
  const [acces_id, setAcces] = useState<number | null>(null);
  const [jours, setJours] = useState<number | null>(30);
  const { label } = GESTES_DACCES.options.find(({ value }) => value === geste)!;
  return (
    <FormDialogBody
      ok={`${label} pour ${combien(ids.length, 'élève')}`}
      danger={geste === 'desactiver'}
      onClose={onClose}
      send={() => send({ ids, acces_id: acces_id ?? 0, geste, jours: jours ?? 0 })}
    >
      {(errors, forget) => (
        <>
          <ChoiceField
            name="geste"
            label="Que faire"
            options={GESTES_DACCES.options}
            value={geste}
            onChange={(next) => setGeste(next as GesteDAcces)}
            error={errors.geste?.[0]}
          />
          <ChoiceField
            name="acces_id"
            label="Accès"
            none="Choisissez un produit"
            options={produits.map(({ value, label }) => ({ value: Number(value), label }))}
            value={acces_id}
            onChange={(next) => {
              setAcces(next);
              forget('acces_id');
            }}
            error={errors.acces_id?.[0]}
          />
          {geste === 'prolonger' && (
            <NumberField
              name="jours"
              label="De combien de jours"
              description="Depuis sa fin, ou depuis aujourd’hui s’il est périmé."
              value={jours}
              onChange={(next) => {
                setJours(next);
                forget('jours');
              }}
              error={errors.jours?.[0]}
            />
          )}
        </>
      )}
    </FormDialogBody>
  );
}

function ClasseForm({
  ids,
  classes,
  onClose,
}: Pick<Opened, 'onClose'> & Pick<CochesProps, 'classes'> & { ids: number[] }) {
  const send = useWrite('addInscrits', {
    refreshes: ['getEleves', 'getEleve', 'getClasses', 'getClasse'],
    says: sentenceOf,
  });
  const [classe_id, setClasse] = useState<number | null>(null);
  if (classes.length === 0)
    return (
      <p>
        Il n’y a pas encore de classe&nbsp;: ajoutez-en une dans{' '}
        <Link to="/extranet/classes">Classes</Link>.
      </p>
    );
  return (
    <FormDialogBody
      ok={`Y mettre ${combien(ids.length, 'élève')}`}
      onClose={onClose}
      send={() => send({ ids, classe_id: classe_id ?? 0 })}
    >
      {(errors, forget) => (
        <ChoiceField
          name="classe_id"
          label="Classe"
          none="Choisissez une classe"
          options={classes.map(({ value, label }) => ({ value: Number(value), label }))}
          value={classe_id}
          onChange={(next) => {
            setClasse(next);
            forget('classe_id');
          }}
          error={errors.classe_id && 'Choisissez une classe.'}
        />
      )}
    </FormDialogBody>
  );
}
