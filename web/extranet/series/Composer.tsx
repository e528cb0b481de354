import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SERIE } from '../../../droit/epreuve.ts';
import { LANGUE, type Langue } from '../../../regles/langue.ts';
import { CallError, call } from '../../socle/kernel/call.ts';
import { callQuery } from '../../socle/kernel/query.ts';
import { tellFailure } from '../../socle/kernel/tellFailure.ts';
import { toast } from '../../socle/kernel/toasts.ts';
import { Dialog, type DialogState } from '../../socle/ui/Dialog.tsx';
import { useForm } from '../../socle/ui/useForm.ts';
import { BoxField } from '../../socle/ui/fields/BoxField.tsx';
import { ChoiceField, ManyField } from '../../socle/ui/fields/ChoiceField.tsx';
import { NumberField } from '../../socle/ui/fields/NumberField.tsx';
import type { Choisie } from './saisie.ts';
import plainStyles from '../../socle/ui/plain.module.css';

interface Props extends DialogState {
  theme_id: number | null;
  chosen: readonly Choisie[];
  onDrawn: (questions: Choisie[]) => void;
}

const REGLES = {
  nombre: SERIE as number | null,
  graves: null as number | null,
  langue: 'FR' as '' | Langue,
  sansThemes: [] as readonly number[],
  repartir: true,
  avecImage: false,
  sansChapitres: true,
};

export function Composer(props: Props) {
  const { opened, onClose, origin, theme_id, chosen, onDrawn } = props;
  const { typed, field, refuse, ref } = useForm(REGLES);
  const [busy, setBusy] = useState(false);
  const { data } = useQuery({ ...callQuery('getThemesExtranet', { all: 1 }), enabled: opened });
  const themes = Array.isArray(data?.themes) ? data.themes : [];
  const { onChange: setLangue, ...langue } = field('langue');

  async function draw(gardees: readonly Choisie[]): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      const { questions, message } = await call('composeTheme', {
        nombre: typed.nombre ?? 0,
        graves: typed.graves ?? undefined,
        langue: typed.langue,
        repartir: typed.repartir ? 1 : 0,
        avecImage: typed.avecImage ? 1 : 0,
        sansChapitres: typed.sansChapitres ? 1 : 0,
        sansThemes: typed.sansThemes.join(';'),
        gardees: gardees.map(({ id }) => id).join(';'),
        theme_id: theme_id ?? undefined,
      });
      onDrawn(questions);
      toast({ kind: 'info', title: 'Tirage fait', message, duration: 6000, sujet: 'composeTheme' });
      onClose();
    } catch (error) {
      const errors = error instanceof CallError ? error.errors : undefined;
      if (errors && Object.keys(errors).some((name) => name in typed)) refuse(errors);
      else tellFailure(error, 'composeTheme');
    }
    setBusy(false);
  }

  const off = busy ? { 'aria-disabled': true, 'data-disabled': true } : {};
  return (
    <Dialog opened={opened} onClose={onClose} origin={origin} title="Composer pour moi" size="lg">
      <form
        ref={ref}
        className={plainStyles.stack}
        noValidate
        aria-label="Règles du tirage"
        onSubmit={(event) => {
          event.preventDefault();
          void draw([]);
        }}
      >
        <Text>
          Les questions sont tirées au sort selon vos règles. Rien n’est enregistré&nbsp;: vous
          changez ensuite la liste à la main.
        </Text>
        <NumberField {...field('nombre')} label="Nombre de questions" min={1} max={200} />
        <NumberField
          {...field('graves')}
          label="Dont graves"
          optional
          description="Vide, il y en a autant que le sort le veut."
          max={200}
        />
        <ManyField
          {...field('sansThemes')}
          label="Aucune question de ces séries"
          optional
          options={themes.map(({ id, libelle }) => ({ value: id, label: libelle }))}
        />
        <ChoiceField
          {...langue}
          value={langue.value || null}
          label="Langue"
          none="Toutes"
          filter
          options={LANGUE.options}
          onChange={(value) => setLangue(value ?? '')}
        />
        <BoxField {...field('repartir')} label="Réparties sur les articles de loi" />
        <BoxField {...field('avecImage')} label="Seulement avec une image" />
        <BoxField {...field('sansChapitres')} label="Sans les questions des chapitres" />
        <Group gap="sm">
          <Button type="submit" {...off}>
            {busy ? 'Tirage en cours…' : chosen.length > 0 ? 'Remplacer la liste' : 'Tirer'}
          </Button>
          {chosen.length > 0 && (
            <Button variant="outline" {...off} onClick={() => void draw(chosen)}>
              Compléter la liste
            </Button>
          )}
        </Group>
      </form>
    </Dialog>
  );
}
